/**
 * Taps through the heaviest screens of the build in dist/ with the CPU slowed down four times. Writes the time from
 * each tap to the next paint (Event Timing, the base of the web vital INP) as Markdown.
 *
 * npm run measure -- taps [--rounds 3] [--games 10000] [--out docs/performance.md]
 *
 * Each figure is the median of the rounds, in steps of 8 ms, as browsers give them.
 */
import type { BrowserContext, Frame, Locator, Page } from 'playwright';
import { median, PHONE, readOptions, slowDown, tableOf, withBuild, writeFigures } from './harness.ts';

const SLOWDOWN = 4;
const GOAL_MS = 50;
const SETTLE_MS = 600;
const LONGEST_WAIT_MS = 60_000;
const PLAYER = { phone: '912345678', password: 'Copihue2026' };
const BETS = 999;
const DEPOSITS = 400;

/**
 * The same taps on pages where almost nothing changes: without a script, with React only, and with only home's styles
 * and pictures (2026-11-23, two cores).
 */
const FLOORS = [
  ['floor: a page with one button', 64, 96],
  ["floor: React's smallest page", 80, 128],
  ['floor: home without its scripts, a tab', 136, 200],
] as const;

function observe(): void {
  const taps: number[] = [];
  Object.assign(window, { taps });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** In ms, since the last call. Event Timing reports nothing shorter than 16 ms, so that is the minimum. */
async function longest(places: readonly (Page | Frame)[]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const lists = await Promise.all(
    places.map((place) =>
      place.evaluate(() => {
        const taps: number[] = Reflect.get(window, 'taps');
        return taps.splice(0);
      }),
    ),
  );
  return Math.max(16, ...lists.flat());
}

const tookMs = new Map<string, number[]>();

const note = async (name: string, places: readonly (Page | Frame)[], act: () => Promise<void>) => {
  await longest(places);
  await act();
  tookMs.set(name, [...(tookMs.get(name) ?? []), await longest(places)]);
};

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const amounts = (page: Page) => page.getByRole('list', { name: 'Montos sugeridos' }).getByRole('listitem');
const choice = (page: Page, row: string) => main(page).locator(`label:has(input[name=${row}])`);

type Step = [name: string, target: (page: Page) => Locator, text?: string];
const SCREENS: readonly { path: string; ready: (page: Page) => Locator; steps: readonly Step[] }[] = [
  {
    path: '/',
    ready: (page) => page.getByRole('tab').first(),
    steps: [
      ['home, a tab', (page) => page.getByRole('tab').nth(2)],
      ['home, the menu', (page) => page.getByRole('button', { name: 'Abrir el menú' })],
      [
        'the menu, close',
        (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /Cerrar/ })
            .first(),
      ],
      ['nav bar, promotions', (page) => nav(page, 'Promos')],
      ['nav bar, home', (page) => nav(page, 'Inicio')],
    ],
  },
  {
    path: '/allgame',
    ready: (page) => page.locator('li[aria-posinset]').first(),
    steps: [
      ['all games, another category', (page) => main(page).locator('a[href^="/allgame/"]').nth(2)],
      ['all games, back to all', (page) => main(page).locator('a[href="/allgame"]').first()],
    ],
  },
  {
    path: '/searchgame',
    ready: (page) => main(page).locator('input'),
    steps: [
      ['search, first letter', (page) => main(page).locator('input'), 'a'],
      ['search, second letter', (page) => main(page).locator('input'), 'b'],
    ],
  },
  {
    path: '/bettinghistory?period=all',
    ready: (page) => main(page).getByRole('listitem').nth(20),
    steps: [
      ['bets, bonus only', (page) => choice(page, 'wallet').nth(1)],
      ['bets, all of them again', (page) => choice(page, 'wallet').first()],
      ['bets, another period', (page) => choice(page, 'period').first()],
    ],
  },
  {
    path: '/transactions',
    ready: (page) => main(page).getByRole('button', { name: /Khipu/ }).first(),
    steps: [
      ['transactions, another state', (page) => choice(page, 'status').last()],
      ['transactions, all again', (page) => choice(page, 'status').first()],
      ['transactions, a receipt', (page) => main(page).getByRole('button', { name: /Khipu/ }).first()],
    ],
  },
  {
    path: '/deposit',
    ready: (page) => amounts(page).first(),
    steps: [
      ['deposit, an amount', (page) => amounts(page).first()],
      ['deposit, another amount', (page) => amounts(page).last()],
    ],
  },
];

async function tapThrough(page: Page, address: string): Promise<void> {
  for (const { path, ready, steps } of SCREENS) {
    await page.goto(address + path);
    await ready(page).waitFor();
    await page.waitForLoadState('networkidle');
    for (const [name, target, text] of steps)
      await note(name, [page], () => (text ? target(page).press(text) : target(page).tap()));
  }
  await page.goto(`${address}/`);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Copihue de Oro/ })
    .first()
    .tap();
  const game = page.frameLocator('iframe');
  await game.locator('body[data-ready]').waitFor();
  const frames = page.frames();
  for (const [name, button] of [
    ['a game, the higher bet', '#more'],
    ['a game, its round', '#action'],
  ] as const)
    await note(name, frames, () => game.locator(button).tap());
}

async function fill(context: BrowserContext, address: string): Promise<string> {
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await context.request.post(address + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const login = await post('/user/login', {
    country: 'CL',
    username: PLAYER.phone,
    password: PLAYER.password,
  });
  const { token }: { token: string } = login.data;
  await post('/__mock/bets', { phone: PLAYER.phone, count: BETS });
  for (let order = 0; order < DEPOSITS; order += 1) {
    const body = { amount: 1000 + order, payChannel: 'khipu', paymentMethod: 'khipu' };
    const { data } = await post('/recharge/createRechargeOrder', body, { token });
    await post(`/__mock/orders/${data.id}`, { outcome: order % 4 === 0 ? 'fail' : 'approve' });
  }
  return token;
}

export async function measure(args: string[]): Promise<number> {
  const { rounds, games, out } = readOptions(args, {
    rounds: '3',
    games: '10000',
    out: 'docs/performance.md',
  });
  await withBuild(games, async (browser, address) => {
    const context = await browser.newContext(PHONE);
    const token = await fill(context, address);
    await context.addInitScript(observe);
    await context.addInitScript((stored) => {
      if (window !== window.top) return;
      localStorage.setItem('token', stored);
      // Suppresses the popups that open by themselves (LOB-16).
      sessionStorage.setItem('interruptedOn', JSON.stringify(new Date().toISOString().slice(0, 10)));
    }, token);
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    const page = await context.newPage();
    await slowDown(page, SLOWDOWN);
    for (let round = 0; round < Number(rounds); round += 1) await tapThrough(page, address);
  });
  const rows = [...tookMs].map(([name, list]) => [name, median(list) ?? 0, Math.max(...list)] as const);
  writeFigures(
    out,
    `## Taps, measured

Written by \`npm run measure -- taps\` (medians of ${rounds} rounds, CPU ${SLOWDOWN}x; ${games} games, ${BETS} bets, ${DEPOSITS} deposits).
The goal is ${GOAL_MS} ms. Browsers give these times in steps of 8 ms; 16 also stands for less. The first rows are floors, measured
once: what the browser alone, React alone, and home's styles and pictures alone take for a tap that changes next to
nothing, on a page that was just loaded.`,
    tableOf(['tap', 'to the next paint, ms', 'longest of the rounds'], [...FLOORS, ...rows]),
  );
  return rows.some(([, middle]) => middle > GOAL_MS) ? 1 : 0;
}
