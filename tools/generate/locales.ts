import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes the typesafe-i18n types and loaders beside the texts they are derived from.
 * The generator reads `.typesafe-i18n.json` of the folder it runs in.
 */
export function writeLocales(): void {
  // The texts import their types from the generated file: without any, the generator cannot compile the texts.
  const types = 'locales/i18n-types.ts';
  if (!existsSync(types)) {
    writeFileSync(types, 'export type BaseTranslation = object;\nexport type Translation = object;\n');
  }
  const generator = resolve(import.meta.dirname, '../../node_modules/.bin/typesafe-i18n');
  execFileSync(generator, ['--no-watch'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
