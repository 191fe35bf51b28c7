import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMockBackend } from '../../mock-server/create-mock-backend.ts';
import { closeSessionsOf } from '../../mock-server/world/players/sessions.ts';
import { casesOf } from '../support/cases.ts';
import { portsWith } from '../support/device-app.ts';
import { fakeStorage } from '../support/fake-storage.ts';

// Two players share a phone with two tabs. Their calls, the answers, what the tabs hear of each other and the loads of a
// page come in any order.

const PLAYERS = ['912345678', '987654321'] as const;
const PASSWORDS = ['Copihue2026', 'Copihue2027'] as const;
const UNTIL_ROTATION_MS = 31 * 60_000;

/** Each tab has its own copy of the modules, because the transport is a module's. */
async function loadModules() {
  vi.resetModules();
  return {
    ...(await import('../../src/api/call.ts')),
    ...(await import('../../src/api/generated/user-get-user-info.ts')),
    ...(await import('../../src/app/start/create-app.ts')),
    ...(await import('../../src/app/start/after-start.tsx')),
    ...(await import('../../src/app/start/start-app.ts')),
    ...(await import('../../src/popups/open-popups.ts')),
    ...(await import('../../src/popups/popup-store.ts')),
    ...(await import('../../src/session/begin-session.ts')),
    ...(await import('../../src/session/page-load.ts')),
    ...(await import('../../src/session/session-store.ts')),
  };
}
type Modules = Awaited<ReturnType<typeof loadModules>>;

const backend = createMockBackend();
let modules: readonly Modules[] = [];
let worlds = 0;
let taps = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, getElementById: () => null });
  modules = [await loadModules(), await loadModules()];
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** @param later resolves when the scheduler of the run chooses to */
function openPhone(later: () => Promise<unknown>) {
  worlds += 1;
  const worldId = `two-players-${worlds}`;
  const world = backend.registry.world(worldId);
  const passwords = new Map<string, string>(PLAYERS.map((player) => [player, PASSWORDS[0]]));
  const stored = new Map<string, string>();
  /** Player and session of each token, also after their end. */
  const issued = new Map<string, { owner: string | undefined; session: string }>();
  const replaced = new Set<string>();
  const wrong: string[] = [];
  const of = (token: string | null | undefined) => issued.get(token ?? '');

  async function answer(url: string, init: RequestInit | undefined): Promise<Response> {
    const headers = new Headers(init?.headers);
    const { screenOf, ...body } = JSON.parse(String(init?.body));
    const owner = of(headers.get('token'))?.owner;
    if (screenOf !== undefined && owner !== screenOf)
      wrong.push(`${screenOf}'s screen sent a token of ${owner}`);
    if (screenOf !== undefined) taps += 1;
    await later();
    headers.set('x-mock-world', worldId);
    const request = new Request(new URL(url, 'http://main.test'), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const response = await backend.handle(request, 'combined');
    for (const { id: session, playerId, token } of world.state.sessions.values()) {
      const player = world.state.players.get(playerId);
      issued.set(token, issued.get(token) ?? { owner: player?.username, session });
    }
    await later();
    return response;
  }

  function openTab(code: Modules, tellOthers: (key: string) => void) {
    const heard: string[] = [];
    let page = openPage();

    function openPage() {
      const events = new EventTarget();
      vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
      vi.stubGlobal('window', events);
      const state = { isGone: false };
      let session: string | undefined;
      const load = () => {
        if (session && of(stored.get('token'))?.session === session) wrong.push('a rotation loaded the page');
        state.isGone = true;
        app.queryClient.clear();
        page = openPage();
      };
      const tokenChanges = (next?: string) => {
        const [before, after] = [of(stored.get('token')), of(next)];
        if (before && before.session !== after?.session) replaced.add(before.session);
        if (after && replaced.has(after.session)) wrong.push('a session that was over came back');
        if (before && !after && of(code.currentToken(app))?.owner !== before.owner)
          wrong.push("a logout ended another player's session");
      };
      const app = code.createApp(
        portsWith({
          localStorage: {
            ...fakeStorage(),
            getItem: (key) => stored.get(key) ?? null,
            setItem(key, value) {
              if (stored.get(key) === value) return;
              if (key === 'token') tokenChanges(value);
              stored.set(key, value);
              tellOthers(key);
            },
            removeItem(key) {
              if (key === 'token') tokenChanges();
              if (stored.delete(key)) tellOthers(key);
            },
          },
          sessionStorage: fakeStorage(),
          // Without `subtle`, whose answers come at a time of their own.
          crypto: Object.assign(Object.create(null), { randomUUID: () => crypto.randomUUID() }),
          location: Object.assign(Object.create(null), {
            origin: 'http://localhost',
            reload: load,
            assign: load,
          }),
          async fetch(url, init) {
            if (code.isPageOver(app)) wrong.push('a page that was over sent a call');
            session = of(code.currentToken(app))?.session ?? session;
            const given = await answer(String(url), init);
            return state.isGone ? new Promise<never>(() => undefined) : given;
          },
        }),
        () => Object.create(null),
      );
      code.startTasks(app, [
        code.wireTransport,
        code.followOtherTabs,
        code.clearSessions,
        code.followLogins,
        (started) => code.followPage(started, (run) => run()),
      ]);
      code.restorePlayer(app);
      return Object.assign(state, { app, events });
    }

    const key = code.getUserGetUserInfoQueryKey({});
    const shown = () => page.app.queryClient.getQueryData<{ username: string }>(key)?.username;
    const owner = () => of(code.currentToken(page.app))?.owner;
    const run = (task: Promise<unknown>) => void task.catch(() => undefined);

    return {
      owner,
      hear(changed: string) {
        heard.push(changed);
        run(
          later().then(() => {
            const { app, events } = page;
            const epoch = code.currentEpoch(app);
            events.dispatchEvent(Object.assign(new Event('storage'), { key: heard.shift() }));
            const hasBegun =
              code.currentEpoch(app) !== epoch && (code.isLoggedIn(app) || code.isPageOver(app));
            if (hasBegun && code.isLoggingIn(app)) wrong.push('a login stayed open');
          }),
        );
      },
      /**
       * What src/app/popups/login-popup.tsx and use-after-login.ts do.
       * @param isNamed false for a token that an address brought
       */
      logIn(username: string, isNamed: boolean) {
        const { app } = page;
        code.openPopup(app, { kind: 'LOGIN' });
        const data = { country: 'CL', username, password: passwords.get(username) };
        run(
          code.call<{ token: string }>({ url: '/user/login', data }).then(async ({ token }) => {
            const account = await code.accountMark(app, data);
            if (!code.isPopupOpen(app, 'LOGIN')) return;
            code.closePopup(app, 'LOGIN');
            code.beginSession(app, token, isNamed ? { country: 'CL', account } : {});
            if (!code.mustLoad(app)) run(app.queryClient.fetchQuery(code.getUserGetUserInfoQueryOptions({})));
          }),
        );
      },
      logOut() {
        if (!code.isLoggedIn(page.app)) return;
        run(code.call({ url: '/user/logout' }));
        code.endSession(page.app);
      },
      /** A control of the screen reads the device before it calls. The code of a page that is gone does not go on. */
      tap(url = '/wallet/balance', data: object = {}) {
        const screen = page;
        const screenOf = shown();
        if (screenOf === undefined) return;
        run(later().then(() => screen.isGone || code.call({ url, data: { ...data, screenOf } })));
      },
      changePassword() {
        const player = shown();
        const oldPassword = passwords.get(player ?? '');
        const password = PASSWORDS.find((other) => other !== oldPassword);
        if (player && password) passwords.set(player, password);
        this.tap('/user/changePwd', { oldPassword, password });
      },
      check() {
        if (owner() && shown() && owner() !== shown()) wrong.push(`${owner()} sees what is ${shown()}'s`);
        expect(wrong.join()).toBe('');
      },
    };
  }

  const tabs = modules.map((code, at) =>
    openTab(code, (key) => {
      for (const [other, tab] of tabs.entries()) if (other !== at) tab.hear(key);
    }),
  );
  return {
    tabs,
    rotate() {
      world.state.clockAheadMs += UNTIL_ROTATION_MS;
    },
    expire(username: string) {
      const player = [...world.state.players.values()].find((one) => one.username === username);
      closeSessionsOf(world, player?.id ?? '');
    },
  };
}

const step = fc.record({
  // Some come more often.
  what: fc.constantFrom(
    ...(['logIn', 'logIn', 'logOut', 'tap', 'tap', 'tap'] as const),
    ...(['expire', 'rotate', 'changePassword'] as const),
  ),
  tab: fc.nat(1),
  player: fc.constantFrom(...PLAYERS),
  isNamed: fc.boolean(),
  waits: fc.oneof(fc.nat(4), fc.nat(14)),
});

test('SES-15 two players in two tabs, in any order, never act with the token of the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 5, maxLength: 30 }),
      async (order, steps) => {
        const { tabs, rotate, expire } = openPhone(() => order.schedule(Promise.resolve()));
        const goOn = async (turns: number) => {
          for (let turn = 0; turn < turns; turn += 1) {
            await settle();
            if (order.count() > 0) await order.waitOne();
            await vi.advanceTimersByTimeAsync(100);
            for (const tab of tabs) tab.check();
          }
        };
        for (const { what, tab: at, player, isNamed, waits } of steps) {
          const tab = tabs[at];
          if (what === 'expire') expire(player);
          else if (what === 'rotate') rotate();
          else if (what === 'logIn') tab?.logIn(player, isNamed);
          else tab?.[what]();
          await goOn(waits);
        }
        while (order.count() > 0) await goOn(1);
        await goOn(6);
        expect(tabs[0]?.owner()).toBe(tabs[1]?.owner());
      },
    ),
    { numRuns: Number(process.env.SOAK_SEQUENCES ?? casesOf(200)) },
  );
  expect(taps).toBeGreaterThan(casesOf(100));
});
