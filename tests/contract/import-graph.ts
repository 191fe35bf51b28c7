import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;
const GENERATED_CALLS = /import (?:type )?\{([^}]*)\} from '[^']*\/api\/generated\/[\w-]+\/[\w-]+\.ts'/g;
const HOOK = /^(?:use|get)(?=[A-Z])|(?:Suspense|Infinite)?(?:Query|Mutation)(?:Options|Key)?$/g;

/** The modules a file brings along, now or when they are needed, itself included. Generated code is left out. */
export function reachedFrom(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry) || entry.includes('/generated/') || !existsSync(entry)) return seen;
  seen.add(entry);
  for (const [, specifier = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT))
    reachedFrom(normalize(join(dirname(entry), specifier)), seen);
  return seen;
}

/** Operations of the contract whose generated function, hook, options or key a file imports. */
export function operationsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(GENERATED_CALLS)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .replace(/\btype /, '')
        .trim()
        .replace(HOOK, ''),
    )
    .filter((name) => name !== '')
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1));
}
