import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import type { Game } from '../../api/generated/contract.schemas.ts';
import { gameList } from '../../api/generated/game-list.ts';
import { NO_LIMITS, startTimeOut } from '../../session/play-limits/limit-rules.ts';
import { GameGate } from './play-gate.tsx';

vi.mock(import('../../api/generated/game-list.ts'), async (original) => ({
  ...(await original()),
  gameList: vi.fn(),
}));
const { limits } = vi.hoisted(() => ({ limits: vi.fn() }));
vi.mock('../../session/play-limits/use-play-limits.ts', () => ({ usePlayLimits: limits }));
vi.mock('../../features/play-safely/blocked-screen.tsx', () => ({ BlockedScreen: () => <p>blocked</p> }));

const app = freshApp();
const wrapper = inApp(app);

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const read = (of: typeof NO_LIMITS) => ({ data: { limits: of, now: NOW }, isError: false, refetch: vi.fn() });

function answer(...openRounds: ({ waitsUntil?: string } | undefined)[]) {
  vi.mocked(gameList).mockResolvedValue({
    list: openRounds.map((openRound, at) => ({ id: `g${at}`, openRound }) as unknown as Game),
  } as Awaited<ReturnType<typeof gameList>>);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(gameList).mockReset();
});

const gate = (isShowing: boolean) => (
  <GameGate game={{ gameId: 'g0', isShowing }}>
    <iframe title="flight" />
  </GameGate>
);

test('PLR-02 GAM-14 a break that begins during a round covers the game after its end', async () => {
  limits.mockReturnValue(read(NO_LIMITS));
  const view = render(gate(false), { wrapper });
  const frame = screen.getByTitle('flight');
  const wait = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  await wait();
  expect(gameList).not.toHaveBeenCalled();

  limits.mockReturnValue(read(startTimeOut(NO_LIMITS, 'day', NOW)));
  // The answer is lost, then the flight is under way, then the game shows its result.
  vi.mocked(gameList).mockRejectedValue(new Error('No answer.'));
  view.rerender(gate(false));
  await wait();
  answer({});
  await wait();
  expect(gameList).toHaveBeenCalledTimes(3);
  answer(undefined, {});
  view.rerender(gate(true));
  await wait();
  expect(screen.getByTitle('flight')).toBe(frame);
  view.rerender(gate(false));
  await wait();
  await wait();
  expect(screen.queryByTitle('flight')).toBeNull();
  expect(screen.getByText('blocked')).toBeDefined();
});
