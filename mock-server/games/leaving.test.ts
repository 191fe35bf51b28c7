// @vitest-environment jsdom
import { engineFor, handEngine } from '@copihue/studio/games/engines';
import { beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../tests/support/every-engine.ts';
import { gamePages, leavePage, openGamePage, part, soon } from '../../tests/support/game-page.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { HAND_WAITS_MS } from '../world/games/hands.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';
import type { RoundRow } from '../world/tables/game-rows.ts';

let client: TestClient;
beforeEach(() => {
  client = createTestClient({ games: GAMES });
});
gamePages();

const world = () => client.backend.registry.world('default');
const { catalogue } = createTestClient({ games: GAMES }).backend.registry.world('default');
const waiting = [...new Map(catalogue.games.map((game) => [engineFor(game).name, game])).values()].filter(
  (game) => engineFor(game).kind === 'hand' || engineFor(game).kind === 'flight',
);

/** The last one ends the page. */
const WAYS = {
  "the header's arrow": () =>
    dispatchEvent(
      new MessageEvent('message', { source: window, data: { mark: 'copihue-game', type: 'settle' } }),
    ),
  'the closed tab': () => dispatchEvent(new Event('pagehide')),
  "the phone's back": leavePage,
} as const;

const openOne = (): RoundRow | undefined =>
  [...world().state.rounds.values()].find(({ state }) => state === 'open');

/** Some rounds end at once, with their first cards or on the ground, so this stakes until one stays open. */
async function untilOpen(): Promise<RoundRow> {
  return vi.waitFor(
    () => {
      const round = openOne();
      client.pass(500);
      document.dispatchEvent(new Event('visibilitychange'));
      if (!round && part('#action').getAttribute('aria-disabled') === 'false') part('#action').click();
      if (!round) throw new Error('No round is open.');
      return round;
    },
    { timeout: 60_000, interval: 30 },
  );
}

async function listed(game: SeedGame, token: string) {
  const { data } = await client.call('/game/list', { country: 'CL', isRecent: true, pageSize: 5 }, { token });
  const bets = await client.call('/wallet/records', { isBonus: false }, { token });
  return {
    game: data.list.find(({ id }: { id: string }) => id === game.id).openRound,
    bet: bets.data.list[0],
  };
}

test.each(waiting)(
  'GAM-14 $engine, left in any way: the round goes on, is listed, and is played on',
  async (game) => {
    client.playAlone();
    const token = await client.login();
    await openGamePage(client, game, 'ks');
    const round = await untilOpen();
    const before = structuredClone(round);
    for (const [way, leave] of Object.entries(WAYS)) {
      leave();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(world().state.rounds.get(round.key), way).toEqual(before);
    }

    const isHand = engineFor(game).kind === 'hand';
    const found = await listed(game, token);
    const stake = before.stakes.reduce((sum, own) => sum + own.stake, 0) / 100;
    expect(found.game).toEqual({ stake, ...(isHand && { waitsUntil: expect.any(String) }) });
    expect(found.bet).toMatchObject({ gameId: game.id, status: 'open', stake });
    expect(found.bet.waitsUntil).toBe(found.game.waitsUntil);
    if (!isHand) {
      expect(found.bet).not.toHaveProperty('waitsUntil');
    } else {
      const left = Date.parse(found.game.waitsUntil) - world().now();
      expect(left).toBeGreaterThan(HAND_WAITS_MS - 60_000);
      expect(left).toBeLessThanOrEqual(HAND_WAITS_MS);
    }

    await openGamePage(client, game, 'ks');
    const live = isHand ? '.move[aria-disabled="false"], .field[aria-disabled="false"]' : '.last-rounds li';
    await soon(() => part(live));
    if (isHand) {
      client.pass(HAND_WAITS_MS);
      client.backend.registry.runDue(world());
      const { rest } = handEngine(before.hand?.engine ?? 'mines');
      expect(world().state.rounds.get(round.key)).toMatchObject({ state: 'settled', raised: 0 });
      expect(world().state.rounds.get(round.key)?.hand?.moves.at(-1)).toBe(rest);
      expect((await listed(game, token)).game).toBeUndefined();
      expect((await listed(game, token)).bet).not.toHaveProperty('waitsUntil');
    }
  },
);

test('GAM-14 every engine with a round that waits was left', () => {
  expect(waiting).toHaveLength(4);
});
