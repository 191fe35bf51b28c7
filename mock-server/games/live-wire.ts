import { engineFor, handEngine } from '@copihue/studio/games/engines';
import { type HandEngine, playOut, type TableHand } from '@copihue/studio/kit/chance/hand';
import { type LivePhase, phaseAt } from '@copihue/studio/kit/chance/live-clock';
import type { Outcome } from '@copihue/studio/kit/chance/outcomes';
import type { FairRoundOnWire } from '@copihue/studio/wire/fair-wire';
import type { LiveOnWire } from '@copihue/studio/wire/game-wire';
import { createCache } from '../world/core/cache.ts';
import type { World } from '../world/core/world.ts';
import { commitmentOf } from '../world/games/fair.ts';
import { livePeople } from '../world/games/live-people.ts';
import { liveBust, liveDraw, liveRounds, liveSeedOf } from '../world/games/live-rounds.ts';
import { presenterOf, presenters } from '../world/games/live-tables.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';
import type { GameSeat, RoundRow } from '../world/tables/game-rows.ts';
import { toMajor } from '../world/tables/money.ts';
import type { Player } from '../world/tables/rows.ts';

/** A seat with its player, its game and its balance in major units: each is found once for an answer. */
export interface SeatedAt {
  readonly seat: GameSeat;
  readonly player: Player;
  readonly game: SeedGame;
  readonly balance: number;
}

const LAST_ROUNDS = 20;

/** What the page sees of a hand; the rest is secret until the round is over. */
export function handAt(hand: TableHand, phase: LivePhase): Outcome | null {
  if (phase === 'betting') return null;
  const { show, shared } = handEngine(hand.engine);
  return phase === 'playing' && shared ? shared.showDealt(hand) : show(hand);
}

/** Outcome that a table shows in a phase; null for a flight. */
function outcomeAt(world: World, game: SeedGame, number: number, phase: LivePhase): Outcome | null {
  const engine = engineFor(game);
  if (phase === 'betting') return null;
  const draw = liveDraw(world, game.id, number);
  if (engine.kind === 'instant') return engine.play(draw, []).outcome;
  if (engine.kind !== 'hand') return null;
  const hand = engine.deal(draw, engine.shared?.spot ?? '');
  return handAt(phase === 'result' ? rested(engine, hand) : hand, phase);
}

/** A viewer without a bet sees the common hand as dealt, without any decision. */
const rested = (engine: HandEngine, dealt: TableHand) => playOut(engine, dealt, () => engine.rest);

/** A past round never changes. */
const past = createCache<FairRoundOnWire>(2_000);

function pastOnWire(world: World, game: SeedGame, number: number): FairRoundOnWire {
  const serverSeed = liveSeedOf(world, game.id, number);
  const { engine, name } = game;
  const played = engineFor(game);
  const isFlight = played.kind === 'flight';
  const spot = played.kind === 'hand' ? (played.shared?.spot ?? '') : '';
  return past(serverSeed, () => ({
    round: `table-${number}`,
    bet: 'table',
    game: { engine, name },
    at: liveRounds(world, game).byNumber(number).revealsAt,
    hash: commitmentOf(serverSeed),
    serverSeed,
    clientSeed: game.id,
    nonce: number,
    place: 0,
    potStake: null,
    stakes: spot === '' ? [] : [{ spot, stake: 0 }],
    auto: null,
    leftAt: isFlight ? 0 : null,
    moves:
      played.kind === 'hand' ? rested(played, played.deal(liveDraw(world, game.id, number), spot)).moves : [],
    payout: 0,
    jackpot: 0,
    bust: isFlight ? liveBust(world, game, number) : null,
    outcome: outcomeAt(world, game, number, 'result'),
  }));
}

export function liveOnWire(
  world: World,
  { player, game, balance }: SeatedAt,
  roundOnWire: (round: RoundRow) => LiveOnWire['own'],
): LiveOnWire {
  const rounds = liveRounds(world, game);
  const now = world.now();
  const times = rounds.at(now);
  const { number, startsAt, closesAt, revealsAt, endsAt } = times;
  const phase = phaseAt(times, now);
  const [from, to] = {
    betting: [startsAt, closesAt],
    playing: [closesAt, revealsAt],
    result: [revealsAt, endsAt],
  }[phase] as [number, number];
  const isFlight = engineFor(game).kind === 'flight';
  const isOver = phase === 'result';
  const presenter = presenterOf(world, game);
  const own = [...world.state.rounds.values()].find(
    ({ playerId, gameId, live }) => playerId === player.id && gameId === game.id && live === number,
  );
  const before = rounds.before(number, LAST_ROUNDS - (isOver ? 1 : 0));
  return {
    number,
    phase,
    sinceMs: now - from,
    leftMs: isFlight && phase === 'playing' ? null : to - now,
    hash: commitmentOf(liveSeedOf(world, game.id, number)),
    outcome: outcomeAt(world, game, number, phase),
    bust: isFlight && isOver ? liveBust(world, game, number) : null,
    last: [...(isOver ? [number] : []), ...before].map((at) => pastOnWire(world, game, at)),
    people: livePeople(world, game, player.country).map(({ playerId, name, stake, payout, leftAt }) => ({
      name,
      isVirtual: playerId === null,
      isYou: playerId === player.id,
      stake: toMajor(stake),
      payout: payout === null ? null : toMajor(payout),
      leftAt,
    })),
    presenter: presenter === undefined ? null : { name: presenters[presenter] ?? '', portrait: presenter },
    own: own ? roundOnWire(own) : null,
    balance,
  };
}
