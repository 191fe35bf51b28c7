import { createHash } from 'node:crypto';

// A script is compiled once, however many pages run it.
const compiled = new Map<string, (...globals: unknown[]) => void>();
export function run(script: string, globals: Readonly<Record<string, unknown>>): void {
  const key = `${Object.keys(globals)} ${script}`;
  // The build's own script, with stand-ins for a browser's globals.
  const code = compiled.get(key) ?? (new Function(...Object.keys(globals), script) as () => void);
  compiled.set(key, code);
  code(...Object.values(globals));
}

/** All answers are there at once: only the steps of the page take turns. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const digestNow = {
  digest: async (_: string, body: ArrayBuffer) => createHash('sha256').update(Buffer.from(body)).digest(),
};
