import { totalPrice } from '@copihue/studio/games/sportsbook/bet-slip';
import type { MatchState } from '@copihue/studio/games/sportsbook/match';
import { MARGIN } from '@copihue/studio/games/sportsbook/match-odds';
import { linesOf } from '@copihue/studio/games/sportsbook/match-picks';
import type {
  BetOnWire,
  BookOnWire,
  LegOnWire,
  MatchOnWire,
  StateOnWire,
} from '@copihue/studio/games/sportsbook/wire';
import { playerBalance } from '../world/core/balance.ts';
import { timeZoneOf } from '../world/core/markets.ts';
import type { World } from '../world/core/world.ts';
import { playerById } from '../world/players/players.ts';
import { type SportMatchNow, sportMatches } from '../world/sports/programme.ts';
import {
  cashOutPrice,
  hasWon,
  legState,
  returnOfBet,
  type SportBet,
  sportBetsOf,
  sportSettings,
} from '../world/sports/sport-bets.ts';
import type { GameSeat } from '../world/tables/game-rows.ts';
import { toMajor } from '../world/tables/money.ts';
import type { SportLeg } from '../world/tables/sport-rows.ts';

function stateOnWire(
  { fixture, league, home, away }: Pick<SportLeg, 'fixture' | 'league' | 'home' | 'away'>,
  { phase, score, games, minute }: MatchState,
): StateOnWire {
  return {
    ...{ league, home, away, startsAt: fixture.startsAt, sport: fixture.sport, lines: linesOf(fixture) },
    phase,
    score: phase === 'coming' ? null : score,
    games: phase === 'live' ? games : null,
    minute: phase === 'live' && fixture.sport !== 'tennis' ? Math.floor(minute) : null,
  };
}

function matchOnWire({ state, market, ...match }: SportMatchNow): MatchOnWire {
  const { isSuspended, prices } = market;
  return { id: match.fixture.id, isSuspended, prices, ...stateOnWire(match, state) };
}

function legOnWire(world: World, leg: SportLeg): LegOnWire {
  const { outcome, price } = leg;
  const won = hasWon(world, leg);
  const result = won === undefined ? 'open' : won ? 'won' : 'lost';
  return { ...stateOnWire(leg, legState(world, leg)), outcome, price, result };
}

export function betOnWire(world: World, whole: SportBet): BetOnWire {
  const { record, ...bet } = whole;
  const { slip, kind, legs, isCashedOut = false } = bet;
  const cashOut = cashOutPrice(world, whole);
  const prices = legs.map(({ price }) => price);
  return {
    id: record.id,
    slip,
    kind,
    stake: toMajor(record.stake),
    price: totalPrice(prices),
    returns: toMajor(returnOfBet(world, bet, record)),
    payout: toMajor(record.payout),
    status: record.status === 'open' || record.status === 'lost' ? record.status : 'won',
    legs: legs.map((leg) => legOnWire(world, leg)),
    isCashedOut,
    cashOut: cashOut === undefined ? null : toMajor(cashOut),
  };
}

export function bookOnWire(world: World, { playerId, isBonus }: GameSeat): BookOnWire {
  const { cash, bonus } = playerBalance(world, playerId);
  return {
    balance: toMajor(isBonus ? bonus : cash),
    timeZone: timeZoneOf(playerById(world, playerId).country),
    margin: MARGIN,
    matches: sportMatches(world).map(matchOnWire),
    bets: sportBetsOf(world, playerId).map((bet) => betOnWire(world, bet)),
    settings: sportSettings(world, playerId),
  };
}
