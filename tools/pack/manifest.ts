import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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

export function entriesOf(folder: string, { exports, bin = {} }: Manifest): string[] {
  const sources = [...Object.values(exports), ...Object.values(bin)].filter((path) => path.endsWith('.ts'));
  return sources.flatMap((path) => {
    if (!path.includes('*')) return [join(folder, path)];
    const [below = ''] = path.split('*');
    return readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, below, name));
  });
}

/**
 * The manifest of the packed file. Node strips no types below node_modules, and Node 20 strips none at all, so
 * JavaScript and types replace each TypeScript file.
 * @param inside names of the packages that are packed inside this one
 */
export function packedManifest(manifest: Manifest, inside: readonly string[]): object {
  const { private: _private, scripts: _scripts, devDependencies: _tools, files: _files, ...rest } = manifest;
  const places = Object.entries(manifest.exports).map(([name, path]) => [
    name,
    path.endsWith('.ts') ? { types: path.replace(/\.ts$/, '.d.ts'), default: compiled(path) } : path,
  ]);
  const bin = Object.entries(manifest.bin ?? {}).map(([name, path]) => [name, compiled(path)]);
  return {
    ...rest,
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) }),
    exports: Object.fromEntries(places),
    ...(inside.length > 0 && { bundleDependencies: inside }),
  };
}
