import { fieldOf, fieldsOf, listOf, numberOf, rowsOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { ACCEPTED_TERMS, type JourneyState } from '../journey/journey-state.ts';
import { type Broken, cents } from './answer-laws.ts';
import { freshPlayer } from './fresh-player.ts';

type Ask = (operationId: string, body: object, as?: Caller) => Promise<unknown>;
/** What is broken, where it is broken. */
type Pair = (ask: Ask, journey: JourneyState) => Promise<(Broken | false | undefined)[]>;

const isComplete = (data: unknown) => rowsOf(data).length === fieldOf(data, 'total');
const sumOf = (rows: readonly unknown[], of: (row: unknown) => number) =>
  rows.reduce<number>((all, row) => all + of(row), 0);
const amountOf = (row: unknown) => cents(fieldOf(row, 'amount'));
const ALL = { pageNum: 1, pageSize: 999 };

async function packet(ask: Ask, { memory }: JourneyState): Promise<unknown> {
  const intentId = fieldOf(memory.own.get('luckyMoneyCreate'), 'intentId');
  return intentId === undefined ? undefined : ask('luckyMoneyEnvelope', { intentId });
}

const asSingle: Pair = async (ask, { options: { country }, guest }) => {
  const idsOf = (rows: unknown) => listOf(rows).map((row) => String(fieldOf(row, 'id')));
  const broken: Broken[] = [];
  for (const [position, group] of fieldsOf(await ask('lobbyBatchBanners', { country }, guest))) {
    const single = await ask('lobbyBanners', { country, position }, guest);
    const [many, one] = [idsOf(group).sort(), idsOf(single).sort()];
    const says = `has ${many.length} banners that are not the ${one.length} of lobbyBanners`;
    if (single !== undefined && many.join() !== one.join()) broken.push([`data.${position}`, says]);
  }
  return broken;
};

const boundOfAccount: Pair = async (ask, { options: { country }, player, guest }) => {
  const profile = await ask('userGetUserInfo', {});
  const known = await ask('userCheckBindViaUser', { country, username: player.username }, guest);
  const [due, given] = [profile, known].map((data) => textOf(fieldOf(data, 'phoneNumber')));
  const isOther = due !== undefined && given !== undefined && due !== given;
  return [isOther && ['data.phoneNumber', 'is another number than that of the profile']];
};

const shareAddress: Pair = async (ask, journey) => {
  const id = textOf(fieldOf(await packet(ask, journey), 'id'));
  if (id === undefined) return [];
  const domain = textOf(fieldOf(await ask('luckyMoneyDomain', {}), 'domain'));
  const url = textOf(fieldOf(await ask('luckyMoneyShare', { envelopeId: id }), 'url'));
  if (domain === undefined || url === undefined || !URL.canParse(url)) return [];
  const { origin, searchParams } = new URL(url);
  return [
    origin !== domain && ['data.url', `is not on the share domain ${domain}`],
    searchParams.get('shared') !== id && ['data.url', 'does not name the packet in shared'],
  ];
};

const stillToWin: Pair = async (ask, journey) => {
  const made = await packet(ask, journey);
  const [envelopeId, amount] = [fieldOf(made, 'id'), numberOf(fieldOf(made, 'amount'))];
  if (envelopeId === undefined) return [];
  const taken = await ask('luckyMoneyCollected', { envelopeId, ...ALL });
  const given = fieldOf(await ask('luckyMoneyDisplayReward', { envelopeId }, journey.guest), 'amount');
  if (amount === undefined || given === undefined || !isComplete(taken)) return [];
  if (fieldOf(made, 'status') === 'expired') return [];
  const due = cents(amount) - sumOf(rowsOf(taken), amountOf);
  const says = `is ${String(given)}, and ${due / 100} of the packet are left`;
  return [cents(given) !== due && ['data.amount', says]];
};

const equalShares: Pair = async (ask, journey) => {
  const made = await packet(ask, journey);
  const envelopeId = fieldOf(made, 'id');
  const share = amountOf(made) / Number(fieldOf(made, 'shares'));
  if (envelopeId === undefined || fieldOf(made, 'kind') !== 'equal' || !Number.isInteger(share / 100))
    return [];
  return rowsOf(await ask('luckyMoneyCollected', { envelopeId, ...ALL }))
    .filter((row) => amountOf(row) !== share)
    .map((row) => [
      'data.list amount',
      `is ${String(fieldOf(row, 'amount'))}, and a share is ${share / 100}`,
    ]);
};

const savedIsRecorded: Pair = async (ask, { companion, player }) => {
  const as = companion ?? player;
  const saved = fieldOf(await ask('pigLoad', {}, as), 'saved');
  const records = await ask('pigRecord', ALL, as);
  if (saved === undefined || !isComplete(records)) return [];
  const due = sumOf(rowsOf(records), (row) => amountOf(row) * (fieldOf(row, 'kind') === 'saved' ? 1 : -1));
  const says = `is ${String(saved)}, and the records add up to ${due / 100}`;
  return [cents(saved) !== due && ['data.saved', says]];
};

const termsKept: Pair = async (ask, { companion }) => {
  if (companion?.name !== 'newcomer') return [];
  const player = await ask('userGetUserInfo', {}, companion);
  const version = fieldOf(fieldOf(player, 'terms'), 'version');
  const says = `is ${String(version)}, and ${ACCEPTED_TERMS} was accepted`;
  const isOther = player !== undefined && version !== ACCEPTED_TERMS;
  return [isOther && ['/user/getUserInfo data.terms.version', says]];
};

const LOST = 5000;

/** Two new players, who lose and win one bet. */
const shareOfLoss: Pair = async (ask, journey) => {
  const { playBets } = journey.control ?? {};
  if (!playBets || !journey.options.writes) return [];
  const broken: Broken[] = [];
  for (const outcome of ['lost', 'won'] as const) {
    const player = await freshPlayer(journey, `player who ${outcome}`, LOST);
    if (!player) continue;
    await playBets({ phone: player.username, count: 1, stake: LOST, outcome });
    const pig = await ask('pigLoad', {}, player);
    const due = outcome === 'lost' ? Math.round(LOST * Number(fieldOf(pig, 'rate'))) : 0;
    const saved = fieldOf(pig, 'saved');
    const says = `is ${String(saved)} after a bet of ${LOST} that was ${outcome}, and had to be ${due}`;
    if (saved !== undefined && saved !== due) broken.push(['data.saved', says]);
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
    const ask: Ask = (name, body, as = player) =>
      context.read(name, `To compare with ${call.path}`, body, as);
    const broken = (await pairs[`${call.operationId} ${law.name}`]?.(ask, journey)) ?? [];
    context.reportLaw(
      call,
      law,
      broken.filter((row) => typeof row === 'object'),
    );
  }
}
