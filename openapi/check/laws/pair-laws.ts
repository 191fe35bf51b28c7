import { fieldOf, fieldsOf, listOf, numberOf, rowsOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { ACCEPTED_TERMS, type JourneyState } from '../journey/journey-state.ts';
import { type Broken, cents } from './answer-laws.ts';
import { freshPlayer } from './fresh-player.ts';

type Send = (operationId: string, body: object, as?: Caller) => Promise<unknown>;
/** What is broken, where it is broken. */
type Pair = (send: Send, journey: JourneyState) => Promise<(Broken | false | undefined)[]>;

const isComplete = (data: unknown) => rowsOf(data).length === fieldOf(data, 'total');
const sumOf = (rows: readonly unknown[], of: (row: unknown) => number) =>
  rows.reduce<number>((all, row) => all + of(row), 0);
const amountOf = (row: unknown) => cents(fieldOf(row, 'amount'));
const ALL = { pageNum: 1, pageSize: 999 };

async function packet(send: Send, { memory }: JourneyState): Promise<unknown> {
  const intentId = fieldOf(memory.own.get('luckyMoneyCreate'), 'intentId');
  return intentId === undefined ? undefined : send('luckyMoneyEnvelope', { intentId });
}

const asSingle: Pair = async (send, { options: { country }, guest }) => {
  const idsOf = (rows: unknown) => listOf(rows).map((row) => String(fieldOf(row, 'id')));
  const broken: Broken[] = [];
  for (const [position, group] of fieldsOf(await send('lobbyBatchBanners', { country }, guest))) {
    const single = await send('lobbyBanners', { country, position }, guest);
    const [many, one] = [idsOf(group).sort(), idsOf(single).sort()];
    const message = `has ${many.length} banners that are not the ${one.length} of lobbyBanners`;
    if (single !== undefined && many.join() !== one.join()) broken.push([`data.${position}`, message]);
  }
  return broken;
};

const boundOfAccount: Pair = async (send, { options: { country }, player, guest }) => {
  const profile = await send('userGetUserInfo', {});
  const known = await send('userCheckBindViaUser', { country, username: player.username }, guest);
  const [due, given] = [profile, known].map((data) => textOf(fieldOf(data, 'phoneNumber')));
  const isOther = due !== undefined && given !== undefined && due !== given;
  return [isOther && ['data.phoneNumber', 'is another number than that of the profile']];
};

const shareAddress: Pair = async (send, journey) => {
  const id = textOf(fieldOf(await packet(send, journey), 'id'));
  if (id === undefined) return [];
  const domain = textOf(fieldOf(await send('luckyMoneyDomain', {}), 'domain'));
  const url = textOf(fieldOf(await send('luckyMoneyShare', { envelopeId: id }), 'url'));
  if (domain === undefined || url === undefined || !URL.canParse(url)) return [];
  const { origin, searchParams } = new URL(url);
  return [
    origin !== domain && ['data.url', `is not on the share domain ${domain}`],
    searchParams.get('shared') !== id && ['data.url', 'does not name the packet in shared'],
  ];
};

const stillToWin: Pair = async (send, journey) => {
  const made = await packet(send, journey);
  const [envelopeId, amount] = [fieldOf(made, 'id'), numberOf(fieldOf(made, 'amount'))];
  if (envelopeId === undefined) return [];
  const taken = await send('luckyMoneyCollected', { envelopeId, ...ALL });
  const given = fieldOf(await send('luckyMoneyDisplayReward', { envelopeId }, journey.guest), 'amount');
  if (amount === undefined || given === undefined || !isComplete(taken)) return [];
  if (fieldOf(made, 'status') === 'expired') return [];
  const due = cents(amount) - sumOf(rowsOf(taken), amountOf);
  const message = `is ${String(given)}, and ${due / 100} of the packet are left`;
  return [cents(given) !== due && ['data.amount', message]];
};

const equalShares: Pair = async (send, journey) => {
  const made = await packet(send, journey);
  const envelopeId = fieldOf(made, 'id');
  const share = amountOf(made) / Number(fieldOf(made, 'shares'));
  if (envelopeId === undefined || fieldOf(made, 'kind') !== 'equal' || !Number.isInteger(share / 100))
    return [];
  return rowsOf(await send('luckyMoneyCollected', { envelopeId, ...ALL }))
    .filter((row) => amountOf(row) !== share)
    .map((row) => [
      'data.list amount',
      `is ${String(fieldOf(row, 'amount'))}, and a share is ${share / 100}`,
    ]);
};

const savedIsRecorded: Pair = async (send, { companion, player }) => {
  const as = companion ?? player;
  const saved = fieldOf(await send('pigLoad', {}, as), 'saved');
  const records = await send('pigRecord', ALL, as);
  if (saved === undefined || !isComplete(records)) return [];
  const due = sumOf(rowsOf(records), (row) => amountOf(row) * (fieldOf(row, 'kind') === 'saved' ? 1 : -1));
  const message = `is ${String(saved)}, and the records add up to ${due / 100}`;
  return [cents(saved) !== due && ['data.saved', message]];
};

const termsKept: Pair = async (send, { companion }) => {
  if (companion?.name !== 'newcomer') return [];
  const player = await send('userGetUserInfo', {}, companion);
  const version = fieldOf(fieldOf(player, 'terms'), 'version');
  const message = `is ${String(version)}, and ${ACCEPTED_TERMS} was accepted`;
  const isOther = player !== undefined && version !== ACCEPTED_TERMS;
  return [isOther && ['/user/getUserInfo data.terms.version', message]];
};

const LOST = 5000;

/** Two new players, who lose and win one bet. */
const shareOfLoss: Pair = async (send, journey) => {
  const { playBets } = journey.control ?? {};
  if (!playBets || !journey.options.writes) return [];
  const broken: Broken[] = [];
  for (const outcome of ['lost', 'won'] as const) {
    const player = await freshPlayer(journey, `player who ${outcome}`, LOST);
    if (!player) continue;
    await playBets({ phone: player.username, count: 1, stake: LOST, outcome });
    const pig = await send('pigLoad', {}, player);
    const due = outcome === 'lost' ? Math.round(LOST * Number(fieldOf(pig, 'rate'))) : 0;
    const saved = fieldOf(pig, 'saved');
    const message = `is ${String(saved)} after a bet of ${LOST} that was ${outcome}, and had to be ${due}`;
    if (saved !== undefined && saved !== due) broken.push(['data.saved', message]);
  }
  return broken;
};

const pairs: Readonly<Record<string, Pair>> = {
  'lobbyBatchBanners as-single': asSingle,
  'userRegister terms-kept': termsKept,
  'userCheckBindViaUser bound-of-account': boundOfAccount,
  'luckyMoneyShare share-address': shareAddress,
  'luckyMoneyDisplayReward still-to-win': stillToWin,
  'luckyMoneyCollected equal-shares': equalShares,
  'pigLoad saved-is-recorded': savedIsRecorded,
  'pigLoad share-of-loss': shareOfLoss,
};

/** Compares two calls that answer about the same thing (CON-07). */
export async function checkPairs(journey: JourneyState): Promise<void> {
  const { context, player } = journey;
  for (const { call, law } of context.stated(() => true)) {
    const send: Send = (name, body, as = player) =>
      context.read(name, `To compare with ${call.path}`, body, as);
    const broken = (await pairs[`${call.operationId} ${law.name}`]?.(send, journey)) ?? [];
    context.reportLaw(
      call,
      law,
      broken.filter((row) => typeof row === 'object'),
    );
  }
}
