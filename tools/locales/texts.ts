import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Texts by key. Nested keys are joined with dots, and the first part can be a namespace. */
export type Texts = ReadonlyMap<string, string>;

function flatten(group: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(group)) {
    const key = prefix + name;
    if (typeof value === 'string') texts.set(key, value);
    else if (typeof value !== 'object' || value === null)
      throw new Error(`${key} is neither a text nor a group.`);
    else for (const [inner, text] of flatten(value, `${key}.`)) texts.set(inner, text);
  }
  return texts;
}

async function readGroup(file: string): Promise<object> {
  const { default: group } = await import(pathToFileURL(resolve(file)).href);
  return group;
}

export async function readTexts(folder: string): Promise<Texts> {
  const texts = flatten(await readGroup(join(folder, 'index.ts')));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name, 'index.ts');
    if (!entry.isDirectory() || !existsSync(file)) continue;
    for (const [key, text] of flatten(await readGroup(file), `${entry.name}.`)) texts.set(key, text);
  }
  return texts;
}
