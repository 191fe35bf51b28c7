/**
 * Adds to package-lock.json the packages for other systems that npm left out. npm drops an optional package which the
 * registry at hand does not hold, and `npm ci` then refuses the lockfile as incomplete. Run after `npm install`:
 *
 *   npm run lockfile
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Optional packages that a lockfile asks for and does not hold.
 *
 * @param {Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }>} packages of a lockfile
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Where such a package runs is written in its name alone: `@scope/cli-linux-arm64-musl`. */
function entryFor({ name, version, dev }) {
  const words = name.split(/[/-]/);
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.filter((word) => SYSTEMS.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/**
 * The same lockfile with an entry for every optional package, in npm's own order.
 *
 * @throws {Error} when one is asked for by a range: which version it would be, nobody here knows
 */
export function completed(lockfile) {
  const packages = { ...lockfile.packages };
  for (const missing of missingOptional(packages)) {
    if (!/^\d+\.\d+\.\d+/.test(missing.version)) throw new Error(`${missing.name} has no exact version.`);
    packages[`node_modules/${missing.name}`] = entryFor(missing);
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

if (import.meta.main) {
  const lockfile = JSON.parse(readFileSync(FILE, 'utf8'));
  const count = missingOptional(lockfile.packages).length;
  writeFileSync(FILE, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
  console.log(count > 0 ? `Added ${count} packages for other systems.` : `${FILE} is complete.`);
}
