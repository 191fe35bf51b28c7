import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../locales/i18n-util.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { seedPlayers } from '../../mock-server/seed/world.ts';
import { languages } from '../../mock-server/studio/kit/words/text-pairs.ts';
import { luckyGame } from '../../mock-server/world/games/lucky-wheel.ts';
import { withMinimum } from '../../mock-server/world/recharge/recharge-offers.ts';
import { indexCatalogue, type OfferName } from '../../mock-server/world/tables/catalogue.ts';
import type { Banner, DepositActivity } from '../../src/api/generated/contract.schemas.ts';
import { meaningOf } from '../../src/features/lobby/banners/banner-command.ts';
import { createTestClient } from '../support/test-client.ts';

/** Claims without a figure, with their words in both languages. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  'first deposit': /first (?:deposit|recharge)|primer depósito|primera recarga/i,
  'second deposit': /second deposit|segundo depósito/i,
  'every deposit': /(?:every|each) deposit|cada depósito/i,
  daily:
    /every day|once a day|\btoday\b|in a day|todos los días|una vez (?:al|por) día|\bhoy\b|en el día|por día/i,
  weekly: /this week|every week|esta semana|cada semana/i,
  weekday:
    /monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana/i,
  free: /\bfree\b|gratis/i,
  'no fee': /no fee|no longer have a fee|sin comisión|no tienen comisión/i,
  'in cash': /in cash|into your cash|en efectivo|a tu efectivo/i,
  bonus: /bonus|bono/i,
  signup: /signing up|registrarte/i,
  // No offer has any of these.
  prizes: /prize|premio|tournament|torneo|raffle|sorteo|ranking/i,
  'twice as much': /double|twice|triple|\bdoble|duplica/i,
  'at most': /up to|hasta (?!las)/i,
};

/** Figures of a text (`50%` or `5,000`) and its other claims. */
const claimsOf = (text: string): string[] => [
  ...[...text.matchAll(/\d+(?:[.,:]\d+)*(?:\s?%)?/g)].map(([figure]) => figure.replace(/\s/, '')),
  ...Object.keys(CLAIMS).filter((name) => CLAIMS[name]?.test(text)),
];

/** Where an offer is, and all that its texts may claim besides the figures of the answers. */
const OFFERS: Readonly<Record<OfferName, readonly [place: RegExp, ...claims: string[]]>> = {
  welcome: [/^\/(newUserDeposit|firstRecharge)$/, 'bonus', 'first deposit'],
  registration: [/^\/newUserDeposit$/, 'bonus', 'signup'],
  deposit: [/^\/deposit$/, 'bonus', 'every deposit'],
  cashback: [/^\/newUserCashback$/, 'daily', 'in cash'],
  wheel: [/^\/games\/wheel$/, 'daily', 'free', 'in cash'],
  packets: [/^\/redenvelope$/, 'daily'],
  mach: [/^\/deposit$/],
  game: [/^a game$/],
  live: [/^\/allgame\/live$/],
  sports: [/^\/allgame\/sports$/],
  // A higher limit takes effect after a day (src/session/play-limits/limit-rules.ts).
  limits: [/^\/playsafely$/, '24'],
  // Times of the bank's maintenance, which only the notice has.
  service: [/^\/notices$/, '02:00', '05:00'],
};

const catalogue = indexCatalogue(seedCatalogue());
const { banners, promotionBanners, popups, notices } = catalogue;
const promotional = [
  ...[...banners, ...promotionBanners].map(({ title, subtitle, cta, ...rest }) => ({
    ...rest,
    texts: [title, subtitle, cta],
  })),
  ...[...popups, ...notices].map(({ title, body, ...rest }) => ({ ...rest, texts: [title, body] })),
];
const client = createTestClient({ games: catalogue.games.length });
const percent = (share: number) => `${Math.round(share * 100)}%`;

async function offersOf(country: string) {
  const { username, password } = seedPlayers.find((one) => one.country === country) ?? expect.fail();
  const { data: session } = await client.call('/user/login', { country, username, password });
  const request = async (path: string, body: object = { country }, lang = 'es') =>
    (await client.call(path, body, { token: session.token, lang })).data;
  const methodsAt = (
    path: string,
  ): Promise<{ code: string; name: string; feeRate: number; feeFixed: number }[]> => request(path);
  const [deposits, withdrawals] = [
    await methodsAt('/recharge/paymentMethods'),
    await methodsAt('/withdraw/paymentMethods'),
  ];
  const free = deposits.filter(({ feeRate, feeFixed }) => feeRate + feeFixed === 0);
  const [tier] = (await request('/v1/pb/config')).pbConfig;
  expect(tier.rewardReg, 'the bonus of a registration').toBeGreaterThan(0);
  const activities: DepositActivity[] = [];
  for (const lang of ['es', 'en'])
    activities.push(...(await request('/recharge/depositActivity', { country }, lang)));
  const figures: Partial<Record<OfferName, string[]>> = {
    welcome: [`${tier.rewardRecharge}%`],
    deposit: activities.flatMap(({ bonusRate, minAmount }) => [
      percent(bonusRate),
      minAmount.toLocaleString('en-US'),
    ]),
    mach: free.some(({ code }) => code === 'mach') ? ['no fee'] : [],
    cashback: [percent((await request('/v1/pig/load', {})).rate)],
  };
  return {
    activities,
    figures,
    deposits: deposits.map(({ name }) => name),
    withdrawals: withdrawals.map(({ name }) => name),
  };
}

describe.each(['CL', 'ET', 'KE'])('the promises of %s', (country) => {
  const mine = promotional.filter((text) => !('countries' in text) || text.countries?.includes(country));
  let offers: Awaited<ReturnType<typeof offersOf>>;
  beforeAll(async () => {
    offers = await offersOf(country);
  });

  test.each(mine)('PRO-07 $id says what its offer says, its minimum too, in both languages', (text) => {
    const { offer, texts } = text;
    const [, ...claims] = OFFERS[offer];
    const allowed = [...claims, ...(offers.figures[offer] ?? [])];
    for (const lang of languages) {
      const said = claimsOf(texts.map((one) => withMinimum(one[lang], country)).join('\n'));
      expect({ lang, alone: said.filter((claim) => !allowed.includes(claim)) }).toEqual({ lang, alone: [] });
      if (offer !== 'deposit') continue;
      const id = 'cmdValue' in text ? text.cmdValue.split('offer=')[1] : '';
      const { minAmount = -1 } = offers.activities.find((activity) => activity.id === id) ?? {};
      expect(said).toContain(minAmount.toLocaleString('en-US'));
    }
  });

  test('PRO-07 texts name only ways to pay that the market has', async () => {
    const all = [...(await offersOf('CL')).deposits, ...offers.deposits];
    const sentences = mine.flatMap(({ texts }) =>
      languages.flatMap((lang) => texts.flatMap((text) => text[lang].split(/[.\n]/))),
    );
    for (const sentence of sentences) {
      const ways = /withdraw|retir/i.test(sentence) ? offers.withdrawals : offers.deposits;
      const named = all.filter((name) => sentence.includes(name));
      expect(ways, sentence).toEqual(expect.arrayContaining(named));
    }
  });

  test('PRO-07 every banner on the wire is one of the seed and opens the place of its offer', async () => {
    const batch: Record<string, Banner[]> = (await client.call('/lobby/batchBanners', { country })).data;
    const cards: Banner[] = (await client.call('/lobby/promotionsBanners', { country })).data;
    const layers = ['android', 'web'].map(async (system): Promise<Banner[]> => {
      const { data } = await client.call('/lobby/popups', { country, system, terminal: 'h5' });
      return data.popUps;
    });
    const shown = [...Object.values(batch), cards, ...(await Promise.all(layers))].flat();
    expect(shown.length).toBeGreaterThan(15);
    for (const banner of shown) {
      const { offer } = promotional.find(({ id }) => id === banner.id) ?? expect.fail(banner.id);
      expect(await placeOf(banner, country), banner.id).toMatch(OFFERS[offer][0]);
      const activity = banner.cmdValue.split('offer=')[1];
      if (activity) expect(offers.activities.map(({ id }) => id)).toContain(activity);
    }
  });

  test('PRO-07 each offer says its own figures and end', () => {
    for (const { title, terms, bonusRate, wagerTimes, expiresAt } of offers.activities) {
      const claims = claimsOf(`${title}\n${terms}`);
      const allowed = [percent(bonusRate), `${wagerTimes}`, 'bonus', 'in cash', 'every deposit', 'weekly'];
      expect(allowed).toEqual(expect.arrayContaining(claims));
      expect(claims).toContain(percent(bonusRate));
      // An offer of "this week" lasts at most a week and is never already over.
      const left = Date.parse(expiresAt) - client.backend.registry.world('default').now();
      expect(left > 0 && left <= 7 * 25 * 60 * 60_000).toBe(true);
    }
  });
});

async function placeOf(banner: Banner, country: string): Promise<string> {
  const pageOrigin = 'http://app.test';
  const context = { token: 'tk', language: 'ks', pageOrigin, gameHost: 'http://127.0.0.1:4010' };
  const meaning = meaningOf(banner, context);
  switch (meaning.do) {
    case 'navigate': {
      const { pathname } = new URL(meaning.to, pageOrigin);
      const [, category] = /^\/allgame\/(.+)$/.exec(pathname) ?? [];
      const list = { country, category, pageNum: 1, pageSize: 1 };
      if (category) expect((await client.call('/game/list', list)).data.total).toBeGreaterThan(0);
      return pathname;
    }
    case 'enter-game':
      expect(catalogue.gamesById.get(meaning.gameId)?.name).toBe(banner.title);
      return 'a game';
    case 'open-wheel':
      expect(luckyGame(client.backend.registry.world('default')).engine).toBe('wheel');
      return new URL(meaning.url).pathname;
    default:
      return meaning.do;
  }
}

/** Texts of the app that promise something. Each gets its figures from an answer. */
const PROMISING = ['bonus', 'cashback', 'firstDeposit', 'lucky', 'menu', 'notices', 'profile', 'promotions'];
/** A percent, an amount or what no offer has. Small counts, such as an age, promise nothing. */
const OF_AN_OFFER = /%|\d{3}|\d,\d|^(?:prizes|weekday|weekly)$/;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

test.each(locales)('PRO-07 no text of the app (%s) spells out a figure of an offer', async (lang) => {
  for (const name of PROMISING) {
    const { default: words } = await import(`../../locales/${lang}/${name}/index.ts`);
    const alone = textsOf(words).filter((text) =>
      claimsOf(text.replaceAll(/\{+[^}]*\}+/g, '')).some((claim) => OF_AN_OFFER.test(claim)),
    );
    expect({ name, alone }).toEqual({ name, alone: [] });
  }
});
