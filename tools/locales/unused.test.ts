import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { unusedKeys } from './unused.ts';

const TYPES = `export type TranslationFunctions = {
  nav: { home: () => string; me: () => string };
  state: { paid: () => string; failed: () => string };
  'user-error': () => string;
};
export declare function texts(): TranslationFunctions;`;
const KEYS = ['nav.home', 'nav.me', 'state.paid', 'state.failed', 'user-error'];

const folder = folderOfTest();

test.each<[string, string, string[]]>([
  ['a direct access', 'texts().nav.home();', ['nav.home']],
  ['a kept group', 'const { nav } = texts(); nav.home();', ['nav.home']],
  ['a renamed group', 'const t = texts(); const bar = t.nav; bar.me();', ['nav.me']],
  ['a text taken out of its group', 'const { nav: { me } } = texts(); me();', ['nav.me']],
  ['a quoted key', "texts()['user-error']();", ['user-error']],
  [
    'a variable of known values',
    "declare const s: 'paid' | 'failed'; texts().state[s]();",
    ['state.paid', 'state.failed'],
  ],
  [
    'a variable of any value',
    'declare const s: keyof any; (texts().state as any)[s]; ',
    ['state.paid', 'state.failed'],
  ],
  [
    'a group handed on whole',
    'declare function show(o: object): void; show(texts().nav);',
    ['nav.home', 'nav.me'],
  ],
  [
    'a group handed on by a variable',
    'declare function show(o: object): void; const { nav } = texts(); show(nav);',
    ['nav.home', 'nav.me'],
  ],
  ['a spelled key', "const key = 'nav.me';", ['nav.me']],
  ['no property of the same name elsewhere', 'const player = { nav: { home: 1 } }; player.nav.home;', []],
])('a text used by %s counts as shown, and no other does', (_, code, used) => {
  const [types, file] = [folder('i18n-types.ts'), folder('screen.ts')];
  writeFileSync(types, TYPES);
  writeFileSync(file, `import { texts } from './i18n-types.ts';\n${code}`);
  expect(unusedKeys(KEYS, types, [file])).toEqual(KEYS.filter((key) => !used.includes(key)));
});
