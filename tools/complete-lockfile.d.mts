interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  [field: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export function missingOptional(
  packages: Lockfile['packages'],
): { name: string; version: string; dev: boolean }[];
export function completed(lockfile: Lockfile): Lockfile;
export function withoutIntegrity(packages: Lockfile['packages']): string[];
