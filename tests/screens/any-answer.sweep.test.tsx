import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@copihue/contract/operations';
import { rootRouteId } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { type Recipe, randomAnswer } from '../support/random-answers.ts';
import { screenAddresses } from '../support/screen-addresses.ts';
import { translatePage } from '../support/translator.ts';
import { waitsIn } from './page-waits.ts';
import { answerAll, renderApp } from './render-app.tsx';

/** Random answers for each second screen besides the extremes. RANDOM_ANSWERS sets another number. */
const RUNS = Number(process.env.RANDOM_ANSWERS ?? 1);
type Answers = Recipe | 'unreadable';
const random = Array.from({ length: RUNS }, (_, index) => index + 1);
/** Each screen is empty and bare once, in one answer or in two; a player's and a guest's are not the same. */
const inTurn: readonly (readonly Answers[])[] = [
  ['empty-bare', ...random],
  ['long-bare', 'empty-full'],
];

interface Schemas {
  components: { schemas: Record<string, { properties?: Record<string, { $ref?: string }> }> };
}
const { components }: Schemas = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
const MONEY = new Set(
  Object.values(components.schemas)
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([, { $ref }]) => $ref?.endsWith('Amount'))
    .map(([name]) => name),
);
/** A tenth of a cent is a number, but no amount. */
const UNREADABLE = 0.001;

function withoutAmounts(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => withoutAmounts(row, name));
  if (typeof value === 'number') return MONEY.has(name) ? UNREADABLE : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutAmounts(part, key)]));
}

const answerOf = (operationId: OperationId, recipe: Answers) =>
  recipe === 'unreadable'
    ? withoutAmounts(randomAnswer(operationId, 'long-full'))
    : randomAnswer(operationId, recipe);

/** What a screen may say of no amount that it cannot read: that it is zero, or that there is none (APP-09). */
async function expectNoZeros(main: Element): Promise<void> {
  expect(main.textContent?.match(/.{0,40}(?<![\d.,])0[.,]00(?!\d).{0,20}/g)).toBeNull();
  await loadTexts('records', 'bonus');
  const { tips } = texts().records;
  for (const none of [tips.bonus.none(), tips.withdrawable.none(), texts().bonus.empty.title()])
    expect(main.textContent).not.toContain(none);
}

const addresses: typeof screenAddresses = [
  ...screenAddresses,
  ['/gameView/https%3A%2F%2Fgames.test%2F', 'player'],
  ['/notices/nt-001', 'player', 'guest'],
  ['/redenvelope?shared=E1', 'player', 'guest'],
  // An unknown tab.
  ['/transactions?tab=withdraw', 'player'],
];
const cases = addresses.flatMap(([address, ...who], place) =>
  who.map((viewer, other) => {
    const recipes: Answers[] = ['long-full', 'unreadable', ...(inTurn[(place + other) % 2] ?? [])];
    return { address, viewer, recipes };
  }),
);

/** Amounts without a sentence around them that a translator would take for text. */
function translatedAmounts(): string[] {
  const elements = [...document.body.querySelectorAll('font > font')];
  return elements
    .filter((element) => !element.closest('[translate="no"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => /\d\.\d\d\b/.test(text) && !/\p{Ll}{3}/u.test(text));
}

/** These calls need a tap, a popup, an order or time, so the tests of their screens send them. */
const afterATap = [
  '/game/sports',
  '/lobby/banners',
  '/lobby/popups',
  '/ping',
  '/recharge/queryPay',
  '/user/checkBindViaUser',
];

const sent = new Map<string, Set<string>>();
let routes: readonly string[] = [];

describe.each(cases)('$address for a $viewer', ({ address, viewer, recipes }) => {
  test.each(recipes)(
    'CON-02 APP-20 APP-09 NET-13 a translated page shows any answer that keeps the contract: %s',
    async (recipe) => {
      const end = new AbortController();
      onTestFinished(() => end.abort());
      translatePage(end.signal);
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { queryClient, router, calls } = await renderApp(address, {
        player: viewer === 'player',
        handlers: [answerAll((operationId) => answerOf(operationId, recipe))],
      });
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(screen.queryByText(texts().crashed.title())).toBeNull();
      const main = screen.getByRole('main', { hidden: true });
      await waitFor(() => expect(waitsIn(main)).toEqual([]));
      expect(translatedAmounts()).toEqual([]);
      expect(main.textContent).not.toMatch(/NaN|undefined|\[object|Invalid Date/);
      if (recipe === 'unreadable' && viewer === 'player') await expectNoZeros(main);
      errors.mockRestore();
      routes = Object.keys(router.routesById);
      const route = router.state.matches.at(-1)?.routeId ?? '';
      sent.set(route, new Set([...(sent.get(route) ?? []), ...calls]));
    },
  );
});

test('APP-09 the contract names the fields that are money', () => {
  expect([...MONEY]).toEqual(expect.arrayContaining(['amount', 'cash', 'bonus', 'withdrawable', 'fee']));
});

test('CON-02 the sweep of answers shows every route of the route tree', () => {
  expect(routes.filter((id) => id !== rootRouteId && !sent.has(id))).toEqual([]);
});

const reads = operations.filter(({ kind, path }) => kind === 'query' && !afterATap.includes(path));
test.each(reads)('CON-01 the call $path is sent by a screen', ({ path }) => {
  expect([...sent.values()].some((paths) => paths.has(path))).toBe(true);
});
