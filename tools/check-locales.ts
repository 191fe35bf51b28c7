/** Checks that both languages have the same texts and that the app uses each of them. Exit 1 lists the problems. */
import { globSync } from 'node:fs';
import { parityProblems } from './locales/parity.ts';
import { readTexts } from './locales/texts.ts';
import { unusedKeys } from './locales/unused.ts';

const en = { name: 'locales/en', texts: await readTexts('locales/en') };
const ks = { name: 'locales/ks', texts: await readTexts('locales/ks') };
const sources = globSync('{src,tools/prerender*}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|generated/.test(file),
);

const problems = [
  ...parityProblems(en, ks),
  ...unusedKeys(ks.texts.keys(), 'locales/i18n-types.ts', sources).map((key) => `no screen shows ${key}`),
];
if (problems.length > 0) console.error(problems.join('\n'));
else console.log(`${ks.texts.size} texts in two languages.`);
process.exitCode = problems.length > 0 ? 1 : 0;
