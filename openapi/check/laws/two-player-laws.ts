import { type Call, dataNode } from '../../source/contract.ts';
import { fieldOf, isObject, listOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import type { Caller } from '../check-context.ts';
import { effectOf } from '../effects.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { ORDER_KINDS } from './intent-laws.ts';
import { sharedLaw } from './shared-laws.ts';

const ask = ({ context }: JourneyState, name: string, as: Caller, body: object) =>
  context.request(name, 'Between two players', body, { as });

function ownLists({ context, options }: JourneyState): { call: Call; body: object }[] {
  return context.contract.calls.flatMap((call) => {
    const data = dataNode(context.contract, call);
    const row = data && context.contract.child(data, 'properties', 'list', 'items', 'properties', 'id');
    if (call.isGuest || call.kind !== 'query' || !row) return [];
    if (options.only && !options.only.has(call.operationId)) return [];
    const needed = listOf(fieldOf(call.request.value, 'required')).map(String);
    const flags = needed.map((name) => {
      const type = fieldOf(context.contract.child(call.request, 'properties', name)?.value, 'type');
      return [name, type === 'boolean' ? false : undefined] as const;
    });
    if (flags.some(([, value]) => value === undefined)) return [];
    return [{ call, body: { ...Object.fromEntries(flags), pageNum: 1, pageSize: 999 } }];
  });
}

async function checkRows(journey: JourneyState, companion: Caller): Promise<void> {
  const { context, player } = journey;
  const law = sharedLaw(context.contract, 'own-rows');
  if (!law) return;
  for (const { call, body } of ownLists(journey)) {
    const mine = listOf(fieldOf((await ask(journey, call.operationId, player, body)).data, 'list'));
    const reply = await ask(journey, call.operationId, companion, body);
    const known = new Set(mine.map((row) => JSON.stringify(row)));
    const shared = listOf(fieldOf(reply.data, 'list')).filter((row) => known.has(JSON.stringify(row)));
    const says = `has ${shared.length} rows of the ${player.name} for the ${companion.name}`;
    if (shared.length > 0) context.reportLaw(call, law, [['data.list', says]], reply.exchange);
  }
}

/** A withdrawal needs money that the other player need not have. */
const MAKES = ORDER_KINDS.slice(0, 2).flatMap(({ calls, reused }) =>
  calls.map((call) => [call, reused] as const),
);

async function checkForeignIntents(journey: JourneyState, companion: Caller): Promise<void> {
  const { context, player, memory, options } = journey;
  const law = sharedLaw(context.contract, 'own-intents');
  for (const [name, reused] of MAKES) {
    const body = memory.own.get(name);
    if (!law || !options.writes || !isObject(body) || body.intentId === undefined) continue;
    if (options.only && !options.only.has(name)) continue;
    const mine = await ask(journey, name, player, body);
    const theirs = await ask(journey, name, companion, body);
    const id = fieldOf(mine.data, 'id');
    const isSame = theirs.isSuccess && id !== undefined && fieldOf(theirs.data, 'id') === id;
    const isReused = fieldOf(fieldOf(theirs.body, 'data'), 'code') === reused;
    if (!isSame && !isReused) continue;
    const says = `is ${isSame ? 'answered with the order' : 'refused for the intent'} of the ${player.name}`;
    context.reportLaw(context.callOf(name), law, [['intentId', says]], theirs.exchange);
  }
}

async function checkFavourites(journey: JourneyState, companion: Caller): Promise<void> {
  const { context, player, options } = journey;
  const law = sharedLaw(context.contract, 'own-games');
  const only = options.only;
  if (!law || effectOf(context.callOf('gameCollect')) !== undefined) return;
  const gamesOf = async (as: Caller, which: object) => {
    const body = { country: options.country, pageSize: 999, ...which };
    return listOf(fieldOf((await ask(journey, 'gameList', as, body)).data, 'list')).map((row) =>
      fieldOf(row, 'id'),
    );
  };
  const games = await gamesOf(player, {});
  const tries = [
    ['gameCollect', { isCollected: true }],
    ['gameUrl', { isRecent: true }],
  ] as const;
  for (const [name, which] of tries) {
    if (only && !only.has(name)) continue;
    const known = [...(await gamesOf(player, which)), ...(await gamesOf(companion, which))];
    const gameId = games.find((id) => !known.includes(id));
    if (gameId === undefined) continue;
    const body = name === 'gameUrl' ? { gameId } : { gameId, opt: 'add' };
    const reply = await ask(journey, name, player, body);
    const after = await gamesOf(companion, which);
    if (name === 'gameCollect') await ask(journey, name, player, { gameId, opt: 'remove' });
    const says = `of the ${player.name} is in the list of the ${companion.name}`;
    if (after.includes(gameId))
      context.reportLaw(context.callOf(name), law, [[`gameList ${gameId}`, says]], reply.exchange);
  }
}

export async function checkGuest(journey: JourneyState): Promise<void> {
  const { context, options } = journey;
  const call = context.callOf('gameList');
  const law = lawsOf(context.contract, call).find(({ name }) => name === 'guests-have-none');
  if (!law || !(options.only?.has('gameList') ?? true)) return;
  for (const which of [{ isCollected: true }, { isRecent: true }, {}]) {
    const reply = await ask(journey, 'gameList', { name: 'guest' }, { country: options.country, ...which });
    const rows = listOf(fieldOf(reply.data, 'list'));
    const [asked] = Object.keys(which);
    const wrong = asked === undefined ? rows.filter((row) => fieldOf(row, 'isCollected') !== false) : rows;
    const says = `has ${wrong.length} games of a player for a guest`;
    if (wrong.length > 0)
      context.reportLaw(call, law, [[`data.list ${asked ?? ''}`.trim(), says]], reply.exchange);
  }
}

/** Rows, intents and favourites of one player must not reach another (CON-07). */
export async function checkTwoPlayers(journey: JourneyState): Promise<void> {
  const { companion, notes, context, options } = journey;
  if (!companion?.token) {
    const laws = ['own-rows', 'own-intents', 'own-games', 'own-events'].filter((name) =>
      sharedLaw(context.contract, name),
    );
    const isPrivate = context.contract.calls.some((call) =>
      lawsOf(context.contract, call).some(({ kind }) => kind === 'private'),
    );
    if (options.writes && !options.only && (laws.length > 0 || isPrivate))
      notes.push('The laws between two players were not checked: give --second-username or --new-username.');
    return;
  }
  await checkRows(journey, companion);
  await checkForeignIntents(journey, companion);
  await checkFavourites(journey, companion);
}
