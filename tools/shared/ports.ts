import { createServer } from 'node:net';

const HIGHEST_PORT = 65_535;

export interface PortSetting {
  variable: string;
  port: number;
  purpose: string;
}

/** The reason why a command stops, in one line for the user, without a stack trace. */
export class PlainProblem extends Error {}

export function portSetting(
  variable: string,
  fallback: number,
  purpose: string,
  env: Record<string, string | undefined> = process.env,
): PortSetting {
  const written = env[variable] ?? '';
  if (written === '') return { variable, port: fallback, purpose };
  const port = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  if (port < 1 || port > HIGHEST_PORT) {
    throw new PlainProblem(`${variable} must be a port between 1 and ${HIGHEST_PORT}; it is "${written}".`);
  }
  return { variable, port, purpose };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Checks that each port is free and that no two are the same.
 *
 * @throws {PlainProblem} with the first port that cannot be used
 */
export async function requireFreePorts(settings: readonly PortSetting[]): Promise<void> {
  for (const [index, { variable, port, purpose }] of settings.entries()) {
    const twin = settings.slice(0, index).find((other) => other.port === port);
    if (twin)
      throw new PlainProblem(
        `${twin.variable} and ${variable} are both ${port}. Set one of them to another port.`,
      );
    if (await isFree(port)) continue;
    throw new PlainProblem(
      `Port ${port} (${purpose}) is in use. Stop the other program, or choose another port with ${variable}=${port + 100}.`,
    );
  }
}

/** Runs a command's main function. A PlainProblem is printed as one line, with exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (problem) {
    if (!(problem instanceof PlainProblem)) throw problem;
    console.error(problem.message);
    process.exitCode = 1;
  }
}
