/** Names the classes of src and the console that no style has: a token that was renamed leaves them behind unseen (APP-01). */
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { __unstable__loadDesignSystem } from '@tailwindcss/node';

/** What has no style itself: variants of other classes begin with it. */
const MARKS = ['group', 'peer'];
const UTILITY =
  /^(?:[a-z-]+:)*-?(?:bg|text|border|ring|fill|stroke|from|via|to|shadow|font|rounded|p[xytrbl]?|m[xytrbl]?|gap|[wh]|min-[wh]|max-[wh]|size|inset|z)-[\w./%[\]-]+$/;
const LITERAL = /className="([^"]+)"|'((?:[^'\\\n]|\\.)+)'|`([^`$]+)`/g;

async function deadClasses(sheet: string, sources: readonly string[], styles: readonly string[] = []) {
  const folder = resolve(dirname(sheet));
  const css = readFileSync(sheet, 'utf8');
  const sheets = [css, ...styles.map((file) => readFileSync(file, 'utf8'))].join('\n');
  const design = await __unstable__loadDesignSystem(css, { base: folder });
  const own = new Set([...MARKS, ...[...sheets.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)]);
  const hasStyle = (name: string) => own.has(name) || design.candidatesToCss([name])[0] !== null;
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].flatMap(([, attribute, quoted, template]) => {
      const names = (attribute ?? quoted ?? template ?? '').split(/\s+/).filter(Boolean);
      const dead = names.filter((name) => !hasStyle(name));
      // A sentence has hardly a word that is a class by chance.
      const isList =
        attribute !== undefined ||
        dead.length * 2 < names.length ||
        names.every((name) => UTILITY.test(name));
      return isList ? dead.map((name) => `${file}: ${name}`) : [];
    }),
  );
}

const isSource = (file: string) => !/\.test\.|generated/.test(file);
const dead = [
  ...(await deadClasses(
    'src/styles/app.css',
    globSync('src/**/*.{ts,tsx}').filter(isSource),
    globSync('src/**/*.css'),
  )),
  ...(await deadClasses(
    'mock-server/console/console.css',
    globSync('mock-server/console/**/*.tsx').filter(isSource),
  )),
];
if (dead.length > 0) console.error(dead.join('\n'));
process.exitCode = dead.length > 0 ? 1 : 0;
