import { engineFor } from '@copihue/studio/games/engines';
import { winsPot } from '@copihue/studio/kit/chance/jackpot';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { GameSeat, RoundRow, SpotStake } from '../tables/game-rows.ts';
import { type Minor, toMajor } from '../tables/money.ts';
import { placeBet } from './bets.ts';
import { takeChance } from './fair.ts';
import { assertSeatMayStake } from './game-seats.ts';
import { gameById } from './games.ts';
import { startHand } from './hands.ts';
import { joinRound } from './live-play.ts';
import { livePlanOf } from './live-rounds.ts';
import { drawResult, settleRound } from './open-rounds.ts';
import { feedPot, hasPot, takePot } from './pots.ts';
import { assertChip, assertStakes, rememberStake } from './stakes.ts';

const ROUNDS_KEPT = 300;

export interface RoundRequest {
  /** Chosen by the page. The same id means the same round. */
  id: string;
  stakes: readonly SpotStake[];
  /** The stake that the player chose, where several chips make up a stake. */
  chip?: Minor | undefined;
  /** Automatic cash-out of a flight, in hundredths. */
  auto?: number | undefined;
}

export function roundKey(playerId: string, id: string): string {
  return `${playerId}:${id}`;
}

function isSame(round: RoundRow, gameId: string, { stakes, auto }: RoundRequest): boolean {
  return (
    round.gameId === gameId &&
    round.auto === (auto ?? null) &&
    !round.isFree &&
    round.stakes.length === stakes.length &&
    round.stakes.every(({ spot, stake }, at) => stakes[at]?.spot === spot && stakes[at].stake === stake)
  );
}

export function newRound({ playerId, gameId, isBonus }: GameSeat, id: string): RoundRow {
  return {
    key: roundKey(playerId, id),
    id,
    betId: '',
    playerId,
    gameId,
    isBonus,
    isFree: false,
    from: { seed: 0, nonce: 0 },
    stakes: [],
    auto: null,
    state: 'open',
    payout: 0,
    jackpot: 0,
    outcome: null,
    flight: null,
    leftAt: 0,
    hand: null,
    raised: 0,
    live: null,
  };
}

export function keepRound(world: World, round: RoundRow): void {
  const { rounds } = world.state;
  rounds.set(round.key, round);
  const own = [...rounds.values()].filter(
    ({ playerId, state }) => playerId === round.playerId && state === 'settled',
  );
  for (const { key } of own.slice(0, Math.max(0, own.length - ROUNDS_KEPT))) rounds.delete(key);
}

/**
 * Plays a round: stake, chance, win, betting record and `balance` event (GAM-07). The same id gives the same answer and
 * takes no second stake.
 */
export function playRound(world: World, seat: GameSeat, request: RoundRequest): RoundRow {
  const { playerId, gameId, isBonus } = seat;
  const key = roundKey(playerId, request.id);
  const known = world.state.rounds.get(key);
  if (known) {
    if (!isSame(known, gameId, request)) throw new Refusal('round-reused', { field: 'round' });
    return known;
  }
  // GAM-07: who came for something free pays nothing here.
  if (seat.isLucky) throw new Refusal('free-seat', { field: 'stakes' });
  assertSeatMayStake(world, seat);
  const game = gameById(world, gameId);
  const engine = engineFor(game);
  const stake = assertStakes(world, seat, request.stakes);
  const chip = request.chip ?? request.stakes[0]?.stake ?? stake;
  assertChip(world, seat, chip);
  const round: RoundRow = {
    ...newRound(seat, request.id),
    stakes: request.stakes.map(({ spot, stake: own }) => ({ spot, stake: own })),
    auto: request.auto ?? null,
  };
  const take = () => {
    round.betId = placeBet(world, playerId, { gameId, stake, isBonus }).id;
  };
  const begin = () => {
    take();
    const { from, draw } = takeChance(world, playerId);
    round.from = from;
    return draw;
  };
  if (livePlanOf(world, game)) joinRound(world, round, game, take);
  else if (engine.kind === 'hand') startHand(world, round, engine, begin);
  else if (engine.kind === 'instant') {
    const draw = begin();
    const payout = drawResult(engine, draw, round);
    if (hasPot(game)) {
      feedPot(world, playerId, round.betId, game, stake);
      if (winsPot(draw, toMajor(stake), toMajor(game.minBet)))
        round.jackpot = takePot(world, playerId, round.betId, game);
    }
    settleRound(world, round, payout + round.jackpot);
  }
  rememberStake(world, seat, chip);
  keepRound(world, round);
  return round;
}
