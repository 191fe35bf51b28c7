/** What package.json of a package says here, and says in the packed file. */
export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  exports: Record<string, string>;
  files?: string[];
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

const compiled = (path: string) => path.replace(/\.ts$/, '.js');

/** The sources that are compiled: every export and command of the package. */
export function entriesOf({ exports, bin = {} }: Manifest): string[] {
  return [...Object.values(exports), ...Object.values(bin)].filter((path) => path.endsWith('.ts'));
}

/**
 * The manifest of the packed file. Node strips no types below node_modules, and Node 20 strips none at all: each
 * TypeScript file is JavaScript and its types there, at the same place.
 */
export function packedManifest(manifest: Manifest): object {
  const { private: _private, scripts: _scripts, devDependencies: _tools, files: _files, ...rest } = manifest;
  const places = Object.entries(manifest.exports).map(([name, path]) => [
    name,
    path.endsWith('.ts') ? { types: path.replace(/\.ts$/, '.d.ts'), default: compiled(path) } : path,
  ]);
  const bin = Object.entries(manifest.bin ?? {}).map(([name, path]) => [name, compiled(path)]);
  return { ...rest, bin: Object.fromEntries(bin), exports: Object.fromEntries(places) };
}
