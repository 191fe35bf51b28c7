import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'vite';

interface ModuleStatement {
  type: string;
  source?: { value?: unknown } | null;
}

function staticImports(code: string): string[] {
  return (parseAst(code).body as ModuleStatement[]).flatMap(({ source }) =>
    typeof source?.value === 'string' ? [source.value] : [],
  );
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find(Boolean);
}

/** Scripts that the page itself requests: tags, preloads, and files of the bundle that an inline script names. */
export function scriptsOfPage(html: string): string[] {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/gi)].map(([tag]) => tag);
  const named = tags.flatMap((tag) => {
    if (/^<script/i.test(tag)) return attribute(tag, 'src') ?? [];
    const isScript = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script';
    return isScript ? (attribute(tag, 'href') ?? []) : [];
  });
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code]) => code ?? '',
  );
  const loaded = inline.flatMap((code) =>
    [...code.matchAll(/["'`]([^"'`\s]+\.js)["'`]/g)].map(([, file]) => file ?? ''),
  );
  return [...new Set([...named, ...loaded])];
}

/**
 * The scripts of dist/ that the first view loads: those of the page and all their static imports, without dynamic
 * imports.
 *
 * @param dist the folder of the build
 * @returns paths in `dist`
 */
export function initialFiles(dist: string, html: string): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    const path = normalize(file);
    if (found.has(path) || !existsSync(join(dist, path))) return;
    found.add(path);
    for (const name of staticImports(readFileSync(join(dist, path), 'utf8'))) {
      follow(name.startsWith('/') ? name.slice(1) : join(dirname(path), name));
    }
  };
  for (const script of scriptsOfPage(html)) follow(script.replace(/^\.?\//, ''));
  return [...found];
}
