import { expect, test } from 'vitest';
import { bankTexts } from '../../mock-server/bank/bank.ts';
import { refusalCatalogue } from '../../mock-server/generated/refusals.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { games } from '../../mock-server/studio/games/games.ts';
import { wordsFor } from '../../mock-server/studio/games/words.ts';
import { fairTexts, verifyTexts } from '../../mock-server/studio/kit/fair/words.ts';
import { stakeTexts } from '../../mock-server/studio/kit/stake/words.ts';
import type { Lang } from '../../mock-server/studio/kit/words/text-pairs.ts';
import { languages } from '../../mock-server/studio/kit/words/text-pairs.ts';
import { supportWords } from '../../mock-server/texts/support-words.ts';
import { textsIn } from '../../mock-server/texts/texts.ts';
import { flatten, readTexts } from '../../tools/locales/texts.ts';

/** `{ en, ks }` in the seed, `{ en, es }` in a greeting, `[ks, en]` in the studio. */
function inLang(rows: unknown, lang: Lang): string[] {
  if (typeof rows !== 'object' || rows === null) return [];
  if (Array.isArray(rows) && rows.length === 2 && rows.every((row) => typeof row === 'string'))
    return [String(rows[lang === 'en' ? 1 : 0])];
  const { en, ks, es }: { en?: unknown; ks?: unknown; es?: unknown } = rows;
  const text = lang === 'en' ? en : (ks ?? es);
  return typeof text === 'string' ? [text] : Object.values(rows).flatMap((inner) => inLang(inner, lang));
}

/** Of app and server. The `hints` of the support agent are excluded: players write them. */
async function lobbyTexts(lang: Lang): Promise<string[]> {
  const { banners, promotionBanners, popups, notices, packets, categories } = seedCatalogue();
  const { hints: _, withdrawalTime, ...support } = supportWords[lang];
  return [
    ...(await readTexts(`locales/${lang}`)).values(),
    ...flatten(textsIn(lang)).values(),
    ...flatten(support).values(),
    withdrawalTime.text,
    ...Object.values(bankTexts[lang]),
    ...Object.values(refusalCatalogue).map((text) => text[lang]),
    ...inLang([banners, promotionBanners, popups, notices, packets, categories], lang),
  ];
}

function gameTexts(lang: Lang): string[] {
  return [
    ...inLang([Object.values(games).map(({ texts }) => texts), stakeTexts, fairTexts, verifyTexts], lang),
    ...Object.values(wordsFor('dice', lang)).filter((text) => typeof text === 'string'),
  ];
}

const both: readonly [what: string, never: RegExp][] = [
  ['a percent with a space', /[\d}] %/],
  ['a clock of 12 hours', /\d ?(am|pm|a\. m\.|p\. m\.)(?!\p{L})/iu],
  ['straight quotes', /"/],
  ['a promise that one cannot lose', /risk-free|sin riesgo(?! de (pagar|retirar))|free money|dinero gratis/i],
  ['a push', /\bhurry up\b|last chance|only today|apúrate|última oportunidad|solo por hoy/i],
];
const inEnglish: readonly [what: string, never: RegExp][] = [
  [
    'American spelling',
    /\b(favorite|colou?red? center|center|canceled|canceling|recognize|color|behavior|license|misspelled|personalize|organize|authorize|gray|apologize)\w*/i,
  ],
  [
    'a gift that has to be staked',
    /\bgifts?\b(?=.*(deposit|bonus|stake))|(deposit|bonus|stake).*\bgifts?\b/i,
  ],
  [
    'a number before a plural that may be one',
    /\{\w+\} (days|hours|minutes|seconds|times|characters|people|deposits|bets|shares|games|gems|lines)\b/,
  ],
  ['two words for what is left of a bonus', /\bbecomes? cash\b/i],
  ['what is given called earned', /\bearn(s|ed)?\b/i],
  ['a please', /\bplease\b/i],
  ['two words for a text message', /\bSMS\b|\btexted\b|\btext you\b/],
  ['two words for somebody', /\b(some|any|every)one\b/i],
  ['what is taken from the player', /what you have is taken/i],
];
const inSpanish: readonly [what: string, never: RegExp][] = [
  ['a gift that has to be staked', /regal(o|amos)\b/i],
  ['oferta for promoción', /\boferta/i],
  [
    'a number before a plural that may be one',
    /\{\w+(:number)?\} (días|horas|minutos|segundos|veces|caracteres|personas|depósitos|apuestas|partes)\b/,
  ],
  ['two words for the extra', /% más/],
  ['what is given called won', /por ganar|ganaste el \{percent/i],
  ['teléfono for the player’s celular', /tu teléfono/i],
  ['vos or usted', /\b(usted(es)?|vos|tenés|podés|querés)\b/i],
  ['cash that may be banknotes', /depositas, en efectivo|tienes .* en efectivo/i],
  ['capitals as in English', /^(Apuestas Deportivas|Cuenta [CV]|Juego Responsable)/],
];

test.each(languages)('no text of %s has a form that docs/style.md rules out', async (lang) => {
  const texts = [...(await lobbyTexts(lang)), ...gameTexts(lang)];
  expect(texts.length).toBeGreaterThan(1_500);
  const rules = [...both, ...(lang === 'en' ? inEnglish : inSpanish)];
  const found = rules.flatMap(([what, never]) =>
    texts.filter((text) => never.test(text)).map((text) => `${what}: ${text}`),
  );
  expect(found, 'docs/style.md says how it is written').toEqual([]);
  // Proves that texts of the studio and the server are included.
  expect(texts).toContain(lang === 'en' ? 'Bet slip' : 'Cupón');
  expect(texts).toContain(lang === 'en' ? 'The payment was declined' : 'El pago fue rechazado');
});
