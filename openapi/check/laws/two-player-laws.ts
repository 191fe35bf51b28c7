import { type Call, dataNode } from '../../source/contract.ts';
import { fieldOf, isObject, listOf, rowsOf } from '../../source/json-values.ts';
import { textTerm, valueAt } from '../../source/laws.ts';
import type { Caller } from '../check-context.ts';
import { needsWrites } from '../effects.ts';
import { ABSENT } from '../journey/expect-refusal.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { shown } from '../schema-check.ts';
import { ORDER_KINDS } from './intent-laws.ts';
import { sharedLaw } from './shared-laws.ts';

const send = ({ context }: JourneyState, name: string, as: Caller, body: object) =>
  context.request(name, 'Between two players', body, { as });

function ownLists({ context: { calls, contract } }: JourneyState): { call: Call; body: object }[] {
  return calls.flatMap((call) => {
    const data = dataNode(contract, call);
    const row = data && contract.child(data, 'properties', 'list', 'items', 'properties', 'id');
    if (call.isGuest || call.kind !== 'query' || !row) return [];
    const needed = listOf(fieldOf(call.request.value, 'required')).map(String);
    const typeOf = (name: string) => fieldOf(contract.child(call.request, 'properties', name)?.value, 'type');
    if (needed.some((name) => typeOf(name) !== 'boolean')) return [];
    const flags = Object.fromEntries(needed.map((name) => [name, false]));
    return [{ call, body: { ...flags, pageNum: 1, pageSize: 999 } }];
  });
}

async function checkRows(journey: JourneyState, companion: Caller): Promise<void> {
  const { context, player } = journey;
  for (const { call, body } of ownLists(journey)) {
    const mine = rowsOf((await send(journey, call.operationId, player, body)).data);
    const reply = await send(journey, call.operationId, companion, body);
    const known = new Set(mine.map((row) => JSON.stringify(row)));
    const shared = rowsOf(reply.data).filter((row) => known.has(JSON.stringify(row)));
    const message = `has ${shared.length} rows of the ${player.name} for the ${companion.name}`;
    if (shared.length > 0) context.broken(call.operationId, 'own-rows', 'data.list', message, reply.exchange);
  }
}

/** A withdrawal needs money that the other player need not have. */
const MAKES = ORDER_KINDS.slice(0, 2).flatMap(({ calls, reused }) =>
  calls.map((call) => [call, reused] as const),
);

async function checkForeignIntents(journey: JourneyState, companion: Caller): Promise<void> {
  const { context, player, memory, options } = journey;
  for (const [name, reused] of MAKES) {
    const body = memory.own.get(name);
    if (!options.writes || !context.isIncluded(name)) continue;
    if (!isObject(body) || body.intentId === undefined) continue;
    const id = fieldOf((await send(journey, name, player, body)).data, 'id');
    const theirs = await send(journey, name, companion, body);
    const isSame = theirs.isSuccess && id !== undefined && fieldOf(theirs.data, 'id') === id;
    const message = `is ${isSame ? 'answered with the order' : 'refused for the intent'} of the ${player.name}`;
    if (isSame || theirs.code === reused)
      context.broken(name, 'own-intents', 'intentId', message, theirs.exchange);
  }
}

async function checkFavourites(journey: JourneyState, companion: Caller): Promise<void> {
  const { context, player, options } = journey;
  if (needsWrites(context.callOf('gameCollect'))) return;
  const gamesOf = async (as: Caller, which: object) => {
    const body = { country: options.country, pageSize: 999, ...which };
    return rowsOf((await send(journey, 'gameList', as, body)).data).map((row) => fieldOf(row, 'id'));
  };
  const games = await gamesOf(player, {});
  const tries = [
    ['gameCollect', { isCollected: true }],
    ['gameUrl', { isRecent: true }],
  ] as const;
  for (const [name, which] of tries.filter(([call]) => context.isIncluded(call))) {
    const known = [...(await gamesOf(player, which)), ...(await gamesOf(companion, which))];
    const gameId = games.find((id) => !known.includes(id));
    if (gameId === undefined) continue;
    const body = name === 'gameUrl' ? { gameId } : { gameId, opt: 'add' };
    const reply = await send(journey, name, player, body);
    const after = await gamesOf(companion, which);
    if (name === 'gameCollect') await send(journey, name, player, { gameId, opt: 'remove' });
    const message = `of the ${player.name} is in the list of the ${companion.name}`;
    if (after.includes(gameId))
      context.broken(name, 'own-games', `gameList ${gameId}`, message, reply.exchange);
  }
}

export async function checkGuest(journey: JourneyState): Promise<void> {
  const { context, options } = journey;
  if (!context.isIncluded('gameList')) return;
  for (const which of [{ isCollected: true }, { isRecent: true }, {}]) {
    const reply = await send(journey, 'gameList', { name: 'guest' }, { country: options.country, ...which });
    const rows = rowsOf(reply.data);
    const [requested] = Object.keys(which);
    const wrong =
      requested === undefined ? rows.filter((row) => fieldOf(row, 'isCollected') !== false) : rows;
    const at = `data.list ${requested ?? ''}`.trim();
    const message = `has ${wrong.length} games of a player for a guest`;
    if (wrong.length > 0) context.broken('gameList', 'guests-have-none', at, message, reply.exchange);
  }
}

/** Rows, intents and favourites of one player must not reach another (CON-07). */
export async function checkTwoPlayers(journey: JourneyState): Promise<void> {
  const { companion, notes, context, options } = journey;
  if (!companion?.token) {
    const laws = ['own-rows', 'own-intents', 'own-games', 'own-events'];
    const isStated = laws.some((name) => sharedLaw(context.contract, name));
    if (options.writes && !options.only && isStated)
      notes.push('The laws between two players were not checked: give --second-username or --new-username.');
    return;
  }
  await checkRows(journey, companion);
  await checkForeignIntents(journey, companion);
  await checkFavourites(journey, companion);
}

/** Sends one player's ids as the other player. No order, payee or list may be readable (CON-07). */
export async function checkPrivacy({ context, memory, companion, options }: JourneyState): Promise<void> {
  if (!companion) return;
  const from = { as: companion };
  for (const { call, law } of context.stated(({ kind }) => kind === 'private')) {
    const name = textTerm(law, 'id').replace('request.', '');
    const body = memory.mine.get(`${call.operationId} ${name}`);
    if (!isObject(body) || (needsWrites(call) && !options.writes)) continue;
    const reply = await context.request(call.operationId, `The ${name} of the player`, body, from);
    if (!reply.isAnswered) continue;
    const { list, refusal } = Object(law.terms);
    const isKept =
      list === undefined ? reply.code === refusal : listOf(valueAt({ data: reply.data }, list)).length === 0;
    if (isKept) continue;
    // Another refusal may come first. Then it must be the same for an id that does not exist.
    const absent = { ...body, [name]: ABSENT };
    if (list === undefined && !reply.isSuccess && context.check.isValid(call.request, absent)) {
      const title = `A ${name} that does not exist`;
      const { code } = await context.request(call.operationId, title, absent, from);
      if (code !== undefined && code === reply.code && call.refusals.includes(code)) continue;
    }
    const given = reply.isSuccess ? 'a success' : shown(reply.code);
    const due = refusal === undefined ? 'empty' : shown(refusal);
    const message = `for the ${name} of another player is ${given}, and had to be ${due}`;
    context.reportLaw(call, law, [['answer', message]], reply.exchange);
  }
}
