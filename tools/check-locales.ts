/**
 * Checks that the app uses each text: exit 1 lists the others. What another language than the two still says in English is
 * listed as well. That all have the same keys and parameters is in the generated types.
 */
import { globSync } from 'node:fs';
import { locales } from '../locales/i18n-util.ts';
import { readTexts } from './locales/texts.ts';
import { unusedKeys } from './locales/unused.ts';

const en = await readTexts('locales/en');
const sources = globSync('{src,tools/prerender*}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|generated/.test(file),
);

for (const code of locales.filter((each) => each !== 'en' && each !== 'ks'))
  for (const [key, text] of await readTexts(`locales/${code}`))
    if (text === en.get(key)) console.log(`locales/${code} says ${key} in English`);
const unused = unusedKeys(en.keys(), 'locales/i18n-types.ts', sources);
if (unused.length > 0) console.error(unused.map((key) => `no screen shows ${key}`).join('\n'));
else console.log(`${en.size} texts in ${locales.length} languages.`);
process.exitCode = unused.length > 0 ? 1 : 0;
