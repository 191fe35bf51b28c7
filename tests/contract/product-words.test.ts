import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalCatalogue } from '../../mock-server/generated/refusals.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { supportWords } from '../../mock-server/texts/support-words.ts';
import type { Lang } from '../../mock-server/texts/text-types.ts';
import { textsIn } from '../../mock-server/texts/texts.ts';
import { flatten, readTexts } from '../../tools/locales/texts.ts';

/** Third column of the glossary's table: words in code marks. */
function rejectedWords(): string[] {
  const [, chapter = ''] = readFileSync('docs/glossary.md', 'utf8').split('## What players read');
  const [table = ''] = chapter.split('\n## ');
  const rows = table.split('\n').filter((line) => /^\| (?!English)/.test(line));
  return rows.flatMap((row) =>
    [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
}

/** Rows have `{ en, ks }`, or `{ en, es }` in a greeting. */
function pairsIn(rows: unknown, lang: Lang): string[] {
  if (typeof rows !== 'object' || rows === null) return [];
  const { en, ks, es }: { en?: unknown; ks?: unknown; es?: unknown } = rows;
  const text = lang === 'en' ? en : (ks ?? es);
  return typeof text === 'string' ? [text] : Object.values(rows).flatMap((inner) => pairsIn(inner, lang));
}

/** Catalogue, refusals and support. The agent's `hints` are excluded: players write them. */
function serverTexts(lang: Lang): Map<string, string> {
  const { banners, promotionBanners, popups, notices, packets, categories } = seedCatalogue();
  const { hints: _, withdrawalTime, ...support } = supportWords[lang];
  const seeded = pairsIn([banners, promotionBanners, popups, notices, packets, categories], lang);
  return new Map([
    ...flatten(textsIn(lang), 'server.'),
    ...flatten({ ...support, withdrawalTime: withdrawalTime.text }, 'support.'),
    ...Object.entries(refusalCatalogue).map(([code, text]): [string, string] => [
      `refusal.${code}`,
      text[lang],
    ]),
    ...seeded.map((text, index): [string, string] => [`seed.${index}`, text]),
  ]);
}

const holds = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replaceAll('+', '\\+')}(?!\\p{L})`, 'iu').test(text.replaceAll('\u00ad', ''));

test.each(['ks', 'en'] as const)('no text of %s has a word that the glossary rejects', async (lang) => {
  const ofServer = serverTexts(lang);
  for (const text of [
    { en: 'Raining packets', ks: 'Lluvia de sobres' },
    { en: 'Tea and cake with the cousins', ks: 'Para la once con los primos' },
    { en: 'The payment was declined', ks: 'El pago fue rechazado' },
    { en: 'My last deposit', ks: 'Mi último depósito' },
    { en: 'Log in to continue.', ks: 'Ingresa a tu cuenta para continuar.' },
  ])
    expect([...ofServer.values()]).toContain(text[lang]);
  const rejected = rejectedWords();
  expect(rejected.length).toBeGreaterThan(45);
  expect(rejected).toContain('plata');
  const texts = [...(await readTexts(`locales/${lang}`)), ...ofServer];
  const found = rejected.flatMap((word) =>
    texts.filter(([, text]) => holds(text, word)).map(([key, text]) => `${key}: "${word}" in "${text}"`),
  );
  expect(found).toEqual([]);
});

test('a rejected word is found whole, whatever its case, and not within another', () => {
  expect(holds('Tu PIG espera', 'pig')).toBe(true);
  expect(holds('Your piggy bank', 'pig')).toBe(false);
  expect(holds('Re\u00adcarga', 'recarga')).toBe(true);
  expect(holds('alcancías', 'alcancía')).toBe(false);
});
