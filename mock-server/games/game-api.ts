import { engineFor } from '@copihue/studio/games/engines';
import { LEGS_AT_MOST } from '@copihue/studio/games/sportsbook/bet-slip';
import { MATCH_PICKS } from '@copihue/studio/games/sportsbook/match-picks';
import type { CashedOutOnWire, PlacedOnWire } from '@copihue/studio/games/sportsbook/wire';
import { CLIENT_SEED } from '@copihue/studio/kit/chance/fair';
import { isHandMove } from '@copihue/studio/kit/chance/hand';
import { z } from 'zod';
import { failureAnswer, responseOf, wait } from '../http/envelope.ts';
import { bodyRefusal, unknownPath } from '../http/field-problem.ts';
import { parseJson, readLimited } from '../http/request-body.ts';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdOf } from '../registry/world-id.ts';
import { langOf } from '../texts/texts.ts';
import { takeFaults } from '../world/core/faults.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import { rotateSeeds, setClientSeed } from '../world/games/fair.ts';
import { cashOut } from '../world/games/flights.ts';
import { assertBonusGoesOn, seatOf, takeSeat } from '../world/games/game-seats.ts';
import { gameById, keepGameSettings } from '../world/games/games.ts';
import { decide } from '../world/games/hands.ts';
import { takeBack } from '../world/games/live-play.ts';
import { liveRounds } from '../world/games/live-rounds.ts';
import { spinFree } from '../world/games/lucky-wheel.ts';
import { roundAtSeat } from '../world/games/open-rounds.ts';
import { playRound, roundKey } from '../world/games/rounds.ts';
import { cashOutBet, keepSportSettings, placeSlip } from '../world/sports/sport-bets.ts';
import { type GameCall, gameCalls } from '../world/tables/game-calls.ts';
import type { GameSeat, RoundRow } from '../world/tables/game-rows.ts';
import { toMinor } from '../world/tables/money.ts';
import { fairOnWire, fairRoundOnWire } from './fair-wire.ts';
import { liveTableOnWire, roundOnWire, seatOnWire } from './game-wire.ts';
import { betOnWire, bookOnWire } from './sports-wire.ts';

/** A page cannot know when a flight ends, so its request waits for the end, at most this long, in ms. */
const FLIGHT_WATCH_MS = 700;

export interface GameApiHost {
  registry: WorldRegistry;
}

const key = z.string().min(8).max(64);
const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);
const roundId = z.string().regex(/^[\w-]{8,64}$/);
const seated = z.strictObject({ seat: key });
const ofRound = seated.extend({ round: roundId });
const played = ofRound.extend({
  stakes: z
    .array(z.strictObject({ spot: z.string().max(20), stake: amount }))
    .min(1)
    .max(50),
  chip: amount.optional(),
  auto: z.number().min(1.01).max(1000).multipleOf(0.01).optional(),
});

const decided = ofRound.extend({
  step: z.number().int().min(0).max(50),
  move: z.string().refine(isHandMove),
});

const ofFair = seated.extend({ before: z.number().int().min(0).optional() });
const chosenSeed = seated.extend({ clientSeed: z.string().regex(CLIENT_SEED) });
const chosenSettings = seated.extend({ sound: z.boolean(), quick: z.boolean() });
const selections = z
  .array(
    z.strictObject({
      match: z.string().max(64),
      outcome: z.enum(MATCH_PICKS),
      price: z.number().int().min(101).max(10_000),
    }),
  )
  .max(LEGS_AT_MOST);
const slip = seated.extend({
  slip: roundId,
  kind: z.enum(['single', 'combo']),
  stake: amount,
  selections: selections.min(1),
  accept: z.enum(['better', 'any']).optional(),
});
const sold = seated.extend({ bet: z.string().max(20), price: amount });
const sportChoices = seated.extend({
  accept: z.enum(['better', 'any']),
  followed: z.array(z.string().max(60)).max(50),
  picks: selections,
});

interface CallOf<Body> {
  body: z.ZodType<Body>;
  run: (world: World, body: Body, host: GameApiHost) => unknown;
}

function call<Body>(body: z.ZodType<Body>, run: CallOf<Body>['run']): (input: Input) => unknown {
  return ({ world, json, lang, host }) => {
    const parsed = body.safeParse(json);
    if (!parsed.success) throw bodyRefusal(parsed.error.issues, json, lang);
    return run(world, parsed.data, host);
  };
}

interface Input {
  world: World;
  json: unknown;
  lang: 'en' | 'ks';
  host: GameApiHost;
}

/** Of a page at its seat. */
const seatCall = <Body extends { seat: string }>(
  body: z.ZodType<Body>,
  run: (world: World, place: GameSeat, body: Body, host: GameApiHost) => unknown,
) => call(body, (world, input, host) => run(world, seatOf(world, input.seat), input, host));

async function watchTable(world: World, place: GameSeat, _body: unknown, host: GameApiHost) {
  const game = gameById(world, place.gameId);
  if (engineFor(game).kind === 'flight') {
    const now = world.now();
    const { closesAt, revealsAt } = liveRounds(world, game).at(now);
    if (now >= closesAt && now < revealsAt) {
      await wait(Math.min(revealsAt - now + 1, FLIGHT_WATCH_MS));
      host.registry.runDue(world);
    }
  }
  return liveTableOnWire(world, place);
}

const roundCall = <Body extends { seat: string; round: string }>(
  body: z.ZodType<Body>,
  run: (world: World, place: GameSeat, body: Body) => RoundRow,
) => seatCall(body, (world, place, input) => roundOnWire(world, place, run(world, place, input)));

/** Of a round that was played before. */
const ofKey = (run: (world: World, place: GameSeat, key: string) => RoundRow) =>
  roundCall(ofRound, (world, place, { round }) => run(world, place, roundKey(place.playerId, round)));

/** Calls of the game pages: JSON by POST in the contract's envelope, with a seat in place of a token. */
const calls: Readonly<Record<GameCall, (input: Input) => unknown>> = {
  open: call(z.strictObject({ entry: key }), (world, { entry }) => seatOnWire(world, takeSeat(world, entry))),
  state: seatCall(seated, (world, place) => {
    assertBonusGoesOn(world, place);
    return seatOnWire(world, place);
  }),
  round: roundCall(played, (world, place, { round, stakes, chip, auto }) =>
    playRound(world, place, {
      id: round,
      stakes: stakes.map(({ spot, stake }) => ({ spot, stake: toMinor(stake) })),
      ...(chip === undefined ? {} : { chip: toMinor(chip) }),
      ...(auto === undefined ? {} : { auto: Math.round(auto * 100) }),
    }),
  ),
  free: roundCall(ofRound, (world, place, { round }) => spinFree(world, place, round)),
  'cash-out': ofKey(cashOut),
  'take-back': ofKey(takeBack),
  decide: roundCall(decided, (world, place, { round, step, move }) =>
    decide(world, place, roundKey(place.playerId, round), { step, move }),
  ),
  watch: ofKey(roundAtSeat),
  live: seatCall(seated, watchTable),
  fair: seatCall(ofFair, (world, { playerId }, { before }) => fairOnWire(world, playerId, before)),
  'past-round': seatCall(ofRound, (world, place, { round }) => fairRoundOnWire(world, place, round)),
  settings: seatCall(chosenSettings, (world, { playerId }, { seat: _, ...settings }) => {
    keepGameSettings(world, playerId, settings);
    return settings;
  }),
  'client-seed': seatCall(chosenSeed, (world, { playerId }, { clientSeed }) => {
    setClientSeed(world, playerId, clientSeed);
    return fairOnWire(world, playerId);
  }),
  'rotate-seeds': seatCall(seated, (world, { playerId }) => {
    rotateSeeds(world, playerId);
    return fairOnWire(world, playerId);
  }),
  book: seatCall(seated, bookOnWire),
  'place-slip': seatCall(
    slip,
    (world, place, { seat: _, slip: id, stake, accept, ...rest }): PlacedOnWire => {
      const order = { id, stake: toMinor(stake), ...rest, ...(accept && { accept }) };
      const bets = placeSlip(world, place, order);
      return { bets: bets?.map((bet) => betOnWire(world, bet)) ?? null, book: bookOnWire(world, place) };
    },
  ),
  'cash-out-bet': seatCall(sold, (world, place, { bet: id, price }): CashedOutOnWire => {
    const bet = cashOutBet(world, place, id, toMinor(price));
    return { bet: bet ? betOnWire(world, bet) : null, book: bookOnWire(world, place) };
  }),
  'sport-settings': seatCall(sportChoices, (world, place, { seat: _, ...settings }) => {
    keepSportSettings(world, place.playerId, settings);
    return bookOnWire(world, place);
  }),
};

/** POST /games/api/:call. The world's faults apply to its calls too, under names like `games/round`. */
export async function serveGameApi(request: Request, name: string, host: GameApiHost): Promise<Response> {
  const known = gameCalls.find((call) => call === name);
  if (!known) throw unknownPath(name, gameCalls);
  if (request.method !== 'POST')
    throw new Refusal('wrong-method', { status: 405, parameters: { method: 'POST' } });
  const lang = langOf(request.headers.get('lang'));
  const world = host.registry.world(worldIdOf(request));
  const { latencyMs, fault } = takeFaults(world, `games/${known}`);
  if (latencyMs > 0) await wait(latencyMs);
  if (fault?.fault === 'drop-before') return responseOf(undefined);
  try {
    if (fault?.fault === 'server-error') throw new Refusal('server-error');
    if (fault?.fault === 'failure') throw new Refusal(fault.code ?? 'fault-failure');
    const json = parseJson(await readLimited(request));
    host.registry.runDue(world);
    const data = await calls[known]({ world, json, lang, host });
    if (fault) return responseOf(undefined);
    return Response.json({ success: true, message: '', data }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (error instanceof Refusal) return responseOf(failureAnswer(error, lang));
    throw error;
  } finally {
    host.registry.changed(world);
  }
}
