import { createHash } from 'node:crypto';

// A script is compiled only once, because thousands of pages run it.
const compiled = new Map<string, (...globals: unknown[]) => void>();
export function run(script: string, globals: Readonly<Record<string, unknown>>): void {
  const key = `${Object.keys(globals)} ${script}`;
  const code = compiled.get(key) ?? (new Function(...Object.keys(globals), script) as () => void);
  compiled.set(key, code);
  code(...Object.values(globals));
}

/** No answer takes time, so ten turns of the event loop are enough for all steps of a page. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const digestNow = {
  digest: async (_: string, body: ArrayBuffer) => createHash('sha256').update(Buffer.from(body)).digest(),
};
