import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTexts } from '../../tools/locales/texts.ts';

interface Rejected {
  word: string;
  /** Namespaces without the word; all of them when empty. */
  namespaces: readonly string[];
}

/** The third column of the glossary's table: words in code marks, then perhaps the namespaces. */
function rejectedWords(): Rejected[] {
  const [, chapter = ''] = readFileSync('docs/glossary.md', 'utf8').split('## What players read');
  const [table = ''] = chapter.split('\n## ');
  const rows = table.split('\n').filter((line) => /^\| (?!English)/.test(line));
  return rows.flatMap((row) => {
    const never = row.split('|')[3] ?? '';
    const [words = '', where = ''] = never.split(/` in /);
    const namespaces = where.split(',').flatMap((name) => name.trim() || []);
    return [...`${words}\``.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, namespaces }));
  });
}

const holds = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replaceAll('+', '\\+')}(?!\\p{L})`, 'iu').test(text.replaceAll('\u00ad', ''));

test.each(['ks', 'en'])('no text of %s has a word that the glossary rejects', async (language) => {
  const texts = [...(await readTexts(`locales/${language}`))];
  const rejected = rejectedWords();
  expect(rejected.length).toBeGreaterThan(30);
  expect(rejected.find(({ word }) => word === 'plata')?.namespaces).toEqual(['safely', 'legal']);
  const found = rejected.flatMap(({ word, namespaces }) =>
    texts
      .filter(([key]) => namespaces.length === 0 || namespaces.includes(key.split('.')[0] ?? ''))
      .filter(([, text]) => holds(text, word))
      .map(([key, text]) => `${key}: "${word}" in "${text}"`),
  );
  expect(found).toEqual([]);
});

test('a rejected word is found whole, whatever its case, and not within another', () => {
  expect(holds('Tu PIG espera', 'pig')).toBe(true);
  expect(holds('Your piggy bank', 'pig')).toBe(false);
  expect(holds('Re\u00adcarga', 'recarga')).toBe(true);
  expect(holds('alcancías', 'alcancía')).toBe(false);
});
