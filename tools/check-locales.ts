/**
 * Checks that Spanish and English have the same texts, that the parameters of every other language are theirs, and that the
 * app uses each text. Exit 1 lists the problems. What another language still says in English is listed as well.
 */
import { globSync } from 'node:fs';
import { locales } from '../locales/i18n-util.ts';
import { parityProblems } from './locales/parity.ts';
import { readTexts } from './locales/texts.ts';
import { unusedKeys } from './locales/unused.ts';

const read = async (code: string) => ({ name: `locales/${code}`, texts: await readTexts(`locales/${code}`) });
const en = await read('en');
const others = await Promise.all(locales.filter((code) => code !== 'en').map(read));
const sources = globSync('{src,tools/prerender*}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|generated/.test(file),
);

const problems = [
  ...others.flatMap((other) => parityProblems(en, other)),
  ...unusedKeys(en.texts.keys(), 'locales/i18n-types.ts', sources).map((key) => `no screen shows ${key}`),
];
for (const { name, texts } of others.filter((other) => other.name !== 'locales/ks'))
  for (const [key, text] of texts)
    if (text === en.texts.get(key)) console.log(`${name} says ${key} in English`);
if (problems.length > 0) console.error(problems.join('\n'));
else console.log(`${en.texts.size} texts in ${locales.length} languages.`);
process.exitCode = problems.length > 0 ? 1 : 0;
