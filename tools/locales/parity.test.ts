import { expect, test } from 'vitest';
import { parametersOf, parityProblems } from './parity.ts';
import { flatten } from './texts.ts';

test.each([
  ['Saldo {amount:string} {currency}', ['amount', 'currency']],
  ['{when|short} and {name?:string}', ['name', 'when']],
  ['{n:number} {{game|games}}', ['n']],
  ['{{count: one|many}}', ['count']],
  ['{a} and {a} again', ['a']],
  ['No parameters', []],
])('the parameters of "%s"', (text, names) => {
  expect(parametersOf(text)).toEqual(names);
});

function problems(en: object, ks: object): string[] {
  return parityProblems({ name: 'en', texts: flatten(en) }, { name: 'ks', texts: flatten(ks) });
}

test('two languages that say the same have no problems', () => {
  expect(problems({ nav: { home: 'Home {n}' } }, { nav: { home: 'Inicio {n:number}' } })).toEqual([]);
});

test('APP-06 a key, a text or a parameter that one language lacks is named', () => {
  const en = { nav: { home: 'Home', me: 'Me' }, balance: 'Balance {amount}', close: ' ' };
  const ks = { nav: { home: 'Inicio', exit: 'Salir' }, balance: 'Saldo {total}', close: 'Cerrar' };
  expect(problems(en, ks)).toEqual([
    'en lacks nav.exit',
    'ks lacks nav.me',
    'en has an empty text for close',
    'balance has the parameters {amount} in en, {total} in ks',
  ]);
});
