import { createMemoryHistory } from '@tanstack/react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../locales/i18n-util.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { seedPlayers } from '../../mock-server/seed/world.ts';
import { languages } from '../../mock-server/studio/kit/words/text-pairs.ts';
import { luckyGame } from '../../mock-server/world/games/lucky-wheel.ts';
import { indexCatalogue, localText } from '../../mock-server/world/tables/catalogue.ts';
import type { Banner } from '../../src/api/generated/contract.schemas.ts';
import { createApp } from '../../src/app/start/create-app.ts';
import { meaningOf } from '../../src/features/lobby/banners/banner-command.ts';
import { createAppRouter } from '../../src/router.tsx';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { claimsIn, claimsOf, type MarketOffers, offersOf, promotionalTexts } from './promises.ts';

const catalogue = indexCatalogue(seedCatalogue());
const promotional = promotionalTexts(catalogue);
const PLACES = {
  welcome: /^\/(newUserDeposit|firstRecharge)$/,
  registration: /^\/newUserDeposit$/,
  deposit: /^\/deposit$/,
  cashback: /^\/newUserCashback$/,
  wheel: /^wheel$/,
  packets: /^\/redenvelope$/,
  mach: /^\/deposit$/,
  game: /^game$/,
  live: /^\/allgame\/live$/,
  sports: /^\/allgame\/sports$/,
  limits: /^\/playsafely$/,
  service: /^\/notices$/,
} as const;

const markets = ['CL', 'ET', 'KE'];
let client: TestClient;
const offers = new Map<string, MarketOffers>();

beforeAll(async () => {
  client = createTestClient({ games: catalogue.games.length });
  for (const country of markets) {
    const player = seedPlayers.find((one) => one.country === country);
    const who = { country, username: player?.username, password: player?.password };
    const { data } = await client.call('/user/login', who);
    offers.set(country, await offersOf(client, country, data.token));
  }
});

const isIn =
  (country: string) =>
  ({ countries }: { countries?: readonly string[] }) =>
    countries?.includes(country) ?? true;

describe.each(markets)('the promises of %s', (country) => {
  const mine = promotional.filter(isIn(country));
  const here = (): MarketOffers => offers.get(country) as MarketOffers;

  test.each(mine)('PRO-07 $id says what its offer says, in both languages', (text) => {
    const texts = here().texts[text.offer];
    for (const lang of languages) {
      const alone = claimsIn(text, lang, country).filter((claim) => !texts.has(claim));
      expect({ lang, alone }).toEqual({ lang, alone: [] });
    }
  });

  test('PRO-07 who sells an offer with a minimum says it, also on the drawing', () => {
    const selling = mine.filter(({ offer }) => offer === 'deposit');
    expect(selling.length).toBeGreaterThan(0);
    for (const text of selling) {
      const id = text.cmdValue?.split('offer=')[1];
      const { minAmount = -1 } = here().activities.find((activity) => activity.id === id) ?? {};
      for (const lang of languages)
        expect(claimsIn(text, lang, country)).toContain(minAmount.toLocaleString('en-US'));
    }
  });

  test.each(mine)('PRO-07 $id names only ways to pay that the market has', ({ texts }) => {
    const { depositMethods, withdrawMethods } = here();
    const all = [...(offers.get('CL')?.depositMethods ?? []), ...depositMethods].map(({ name }) => name);
    for (const name of all) {
      for (const lang of languages) {
        for (const sentence of texts.flatMap((text) => localText(text, lang).split(/[.\n]/))) {
          if (!sentence.includes(name)) continue;
          const ways = /withdraw|retir/i.test(sentence) ? withdrawMethods : depositMethods;
          expect({ sentence, has: ways.some((way) => way.name === name) }).toEqual({ sentence, has: true });
        }
      }
    }
  });

  test('PRO-07 every banner on the wire is one of the seed and opens the place of its offer', async () => {
    const batch = (await client.call('/lobby/batchBanners', { country })).data as Record<string, Banner[]>;
    const cards = (await client.call('/lobby/promotionsBanners', { country })).data as Banner[];
    const popups = ['android', 'web'].map(async (system) => {
      const { data } = await client.call('/lobby/popups', { country, system, terminal: 'h5' });
      return data.popUps as Banner[];
    });
    const shown = [...Object.values(batch), cards, ...(await Promise.all(popups))].flat();
    expect(shown.length).toBeGreaterThan(15);
    for (const banner of shown) await expectPlace(banner, country);
  });

  test('PRO-07 each offer says its own figures and end', () => {
    const { activities } = here();
    for (const { title, terms, bonusRate, wagerTimes, expiresAt } of activities) {
      const claims = claimsOf(`${title}\n${terms}`);
      const texts = new Set([
        `${bonusRate * 100}%`,
        `${wagerTimes}`,
        'bonus',
        'in cash',
        'every deposit',
        'weekly',
      ]);
      expect([...claims].filter((claim) => !texts.has(claim))).toEqual([]);
      expect(claims.has(`${bonusRate * 100}%`)).toBe(true);
      // An offer of "this week" lasts at most a week and is never already over.
      const left = Date.parse(expiresAt) - client.backend.registry.world('default').now();
      expect(left > 0 && left <= 7 * 25 * 60 * 60_000).toBe(true);
    }
  });
});

/** Texts of the app that promise something. Each gets its figures from an answer. */
const PROMISING = ['bonus', 'cashback', 'firstDeposit', 'lucky', 'menu', 'notices', 'profile', 'promotions'];
/** A percent or an amount. Small counts, such as an age, promise nothing. */
const OF_AN_OFFER = /%|\d{3}|\d,\d/;
const UNKEPT = ['prizes', 'weekday', 'weekly'];

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

test.each(locales)('PRO-07 no text of the app (%s) spells out a figure of an offer', async (lang) => {
  for (const name of PROMISING) {
    const { default: words } = await import(`../../locales/${lang}/${name}/index.ts`);
    const alone = textsOf(words).filter((text) => {
      const claims = claimsOf(text.replaceAll(/\{+[^}]*\}+/g, ''));
      return [...claims].some((claim) => UNKEPT.includes(claim) || OF_AN_OFFER.test(claim));
    });
    expect({ name, alone }).toEqual({ name, alone: [] });
  }
});

const { router } = createApp(window, (app, queryClient) =>
  createAppRouter(app, queryClient, createMemoryHistory()),
);

async function expectPlace(banner: Banner, country: string): Promise<void> {
  const text = promotional.find(({ id }) => id === banner.id);
  if (!text) throw new Error(`${banner.id} names no offer.`);
  const context = {
    token: 'tk',
    language: 'ks',
    pageOrigin: 'http://app.test',
    gameHost: 'http://127.0.0.1:4010',
  };
  const meaning = meaningOf(banner, context);
  const place = async (): Promise<string> => {
    if (meaning.do === 'navigate') {
      const { pathname, searchParams } = new URL(meaning.to, 'http://app.test');
      const [, , route] = router.getMatchedRoutes(pathname);
      expect([pathname, route?.fullPath]).toEqual([pathname, expect.any(String)]);
      const category = /^\/allgame\/(.+)$/.exec(pathname)?.[1];
      if (category) {
        const list = await client.call('/game/list', { country, category, pageNum: 1, pageSize: 1 });
        expect([category, list.data.total > 0]).toEqual([category, true]);
      }
      const offer = searchParams.get('offer');
      if (offer) expect(offers.get(country)?.activities.map(({ id }) => id)).toContain(offer);
      return pathname;
    }
    if (meaning.do === 'enter-game') {
      expect(catalogue.gamesById.get(meaning.gameId)?.name).toBe(banner.title);
      return 'game';
    }
    if (meaning.do === 'open-wheel') {
      expect(new URL(meaning.url).pathname).toBe('/games/wheel');
      expect(luckyGame(client.backend.registry.world('default')).engine).toBe('wheel');
      return 'wheel';
    }
    return meaning.do;
  };
  expect({ id: banner.id, place: await place() }).toEqual({
    id: banner.id,
    place: expect.stringMatching(PLACES[text.offer]),
  });
}
