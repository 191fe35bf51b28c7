/**
 * Adds the packages for other systems to package-lock.json, and requests missing integrity values from the registry.
 * npm drops an optional package that the configured registry does not have, and `npm ci` then refuses the lockfile as
 * incomplete. Run after `npm install`:
 *
 * npm run check -- lockfile
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

interface LockedPackage {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  [field: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface MissingPackage {
  name: string;
  version: string;
  dev: boolean;
}

export function missingOptional(packages: Lockfile['packages']): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** npm has no metadata here, so the system comes from the name: `@scope/cli-linux-arm64-musl`. */
function entryFor({ name, version, dev }: MissingPackage): LockedPackage {
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
 * Adds an entry for every optional package, in npm's own order.
 * @throws {Error} when one is requested by a range, because its version is not known here
 */
export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const missing of missingOptional(packages)) {
    if (!/^\d+\.\d+\.\d+/.test(missing.version)) throw new Error(`${missing.name} has no exact version.`);
    packages[`node_modules/${missing.name}`] = entryFor(missing);
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

export function withoutIntegrity(packages: Lockfile['packages']): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link)
    .map(([path]) => path);
}

function integrityOf(name: string, version = ''): string | undefined {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 && /^sha512-\S+$/.test(stdout.trim()) ? stdout.trim() : undefined;
}

if (import.meta.main) {
  const lockfile: Lockfile = JSON.parse(readFileSync(FILE, 'utf8'));
  const count = missingOptional(lockfile.packages).length;
  const full = completed(lockfile);
  const unknown = withoutIntegrity(full.packages).filter((path) => {
    const { version, ...entry } = full.packages[path] ?? {};
    const integrity = integrityOf(path.replace(/^.*node_modules\//, ''), version);
    if (integrity) full.packages[path] = { ...(version && { version }), integrity, ...entry };
    return !integrity;
  });
  writeFileSync(FILE, `${JSON.stringify(full, null, 2)}\n`);
  console.log(count > 0 ? `Added ${count} packages for other systems.` : `${FILE} is complete.`);
  if (unknown.length > 0) {
    console.log(`The registry does not hold ${unknown.length} of them; run it again where it does.`);
  }
}
