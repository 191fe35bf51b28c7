import { fieldOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import type { Caller } from '../check-context.ts';
import { ACCEPTED_TERMS, type JourneyState } from '../journey/journey-state.ts';
import { type Broken, cents } from './answer-laws.ts';
import { freshPlayer } from './fresh-player.ts';

type Ask = (operationId: string, body: object, as?: Caller) => Promise<unknown>;
type Pair = (ask: Ask, journey: JourneyState) => Promise<Broken[]>;

const pageOf = (data: unknown) => listOf(fieldOf(data, 'list'));
const isComplete = (data: unknown) => pageOf(data).length === fieldOf(data, 'total');
const idsOf = (rows: unknown) => listOf(rows).map((row) => String(fieldOf(row, 'id')));

async function packet(ask: Ask, { memory }: JourneyState): Promise<unknown> {
  const made = memory.own.get('luckyMoneyCreate');
  const intentId = fieldOf(made, 'intentId');
  return intentId === undefined ? undefined : ask('luckyMoneyEnvelope', { intentId });
}

const asSingle: Pair = async (ask, { options, guest }) => {
  const { country } = options;
  const groups = await ask('lobbyBatchBanners', { country }, guest);
  const broken: Broken[] = [];
  for (const [position, group] of Object.entries(isObject(groups) ? groups : {})) {
    const single = await ask('lobbyBanners', { country, position }, guest);
    if (single === undefined) continue;
    const [many, one] = [idsOf(group).sort(), idsOf(single).sort()];
    if (many.join() !== one.join())
      broken.push([
        `data.${position}`,
        `has ${many.length} banners that are not the ${one.length} of lobbyBanners`,
      ]);
  }
  return broken;
};

const boundOfAccount: Pair = async (ask, { options, player, guest }) => {
  const { country } = options;
  const profile = await ask('userGetUserInfo', {});
  const known = await ask('userCheckBindViaUser', { country, username: player.username }, guest);
  const [due, given] = [profile, known].map((data) => textOf(fieldOf(data, 'phoneNumber')));
  if (due === undefined || given === undefined || due === given) return [];
  return [['data.phoneNumber', 'is another number than that of the profile']];
};

const shareAddress: Pair = async (ask, journey) => {
  const id = textOf(fieldOf(await packet(ask, journey), 'id'));
  if (id === undefined) return [];
  const domain = textOf(fieldOf(await ask('luckyMoneyDomain', {}), 'domain'));
  const url = textOf(fieldOf(await ask('luckyMoneyShare', { envelopeId: id }), 'url'));
  if (domain === undefined || url === undefined || !URL.canParse(url)) return [];
  const { origin, searchParams } = new URL(url);
  const elsewhere: Broken[] = origin === domain ? [] : [['data.url', `is not on the share domain ${domain}`]];
  const unnamed: Broken[] =
    searchParams.get('shared') === id ? [] : [['data.url', 'does not name the packet in shared']];
  return [...elsewhere, ...unnamed];
};

const stillToWin: Pair = async (ask, journey) => {
  const made = await packet(ask, journey);
  const [envelopeId, amount] = [fieldOf(made, 'id'), numberOf(fieldOf(made, 'amount'))];
  if (envelopeId === undefined) return [];
  const taken = await ask('luckyMoneyCollected', { envelopeId, pageNum: 1, pageSize: 999 });
  const given = fieldOf(await ask('luckyMoneyDisplayReward', { envelopeId }, journey.guest), 'amount');
  if (amount === undefined || given === undefined || !isComplete(taken)) return [];
  if (fieldOf(made, 'status') === 'expired') return [];
  const due =
    cents(amount) - pageOf(taken).reduce<number>((all, row) => all + cents(fieldOf(row, 'amount')), 0);
  return cents(given) === due
    ? []
    : [['data.amount', `is ${String(given)}, and ${due / 100} of the packet are left`]];
};

const equalShares: Pair = async (ask, journey) => {
  const made = await packet(ask, journey);
  const envelopeId = fieldOf(made, 'id');
  if (envelopeId === undefined) return [];
  const [amount, shares] = ['amount', 'shares'].map((name) => Number(fieldOf(made, name)));
  const share = cents(amount) / Number(shares);
  if (fieldOf(made, 'kind') !== 'equal' || !Number.isInteger(share / 100)) return [];
  const taken = await ask('luckyMoneyCollected', { envelopeId, pageNum: 1, pageSize: 999 });
  return pageOf(taken)
    .filter((row) => cents(fieldOf(row, 'amount')) !== share)
    .map(
      (row): Broken => [
        'data.list amount',
        `is ${String(fieldOf(row, 'amount'))}, and a share is ${share / 100}`,
      ],
    );
};

const savedIsRecorded: Pair = async (ask, { companion, player }) => {
  const as = companion ?? player;
  const saved = fieldOf(await ask('pigLoad', {}, as), 'saved');
  const records = await ask('pigRecord', { pageNum: 1, pageSize: 999 }, as);
  if (saved === undefined || !isComplete(records)) return [];
  const due = pageOf(records).reduce<number>((all, row) => {
    const amount = cents(fieldOf(row, 'amount'));
    return all + (fieldOf(row, 'kind') === 'saved' ? amount : -amount);
  }, 0);
  return cents(saved) === due
    ? []
    : [['data.saved', `is ${String(saved)}, and the records add up to ${due / 100}`]];
};

const termsKept: Pair = async (ask, { companion }) => {
  if (companion?.name !== 'newcomer') return [];
  const player = await ask('userGetUserInfo', {}, companion);
  const version = fieldOf(fieldOf(player, 'terms'), 'version');
  return player === undefined || version === ACCEPTED_TERMS
    ? []
    : [['/user/getUserInfo data.terms.version', `is ${String(version)}, and ${ACCEPTED_TERMS} was accepted`]];
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
    if (saved !== undefined && saved !== due)
      broken.push([
        'data.saved',
        `is ${String(saved)} after a bet of ${LOST} that was ${outcome}, and had to be ${due}`,
      ]);
  }
  return broken;
};

const pairs: Readonly<Record<string, Readonly<Record<string, Pair>>>> = {
  lobbyBatchBanners: { 'as-single': asSingle },
  userRegister: { 'terms-kept': termsKept },
  userCheckBindViaUser: { 'bound-of-account': boundOfAccount },
  luckyMoneyShare: { 'share-address': shareAddress },
  luckyMoneyDisplayReward: { 'still-to-win': stillToWin },
  luckyMoneyCollected: { 'equal-shares': equalShares },
  pigLoad: { 'saved-is-recorded': savedIsRecorded, 'share-of-loss': shareOfLoss },
};

/** Compares two calls that answer about the same thing (CON-07). */
export async function checkPairs(journey: JourneyState): Promise<void> {
  const { context, options, player } = journey;
  for (const [operationId, laws] of Object.entries(pairs)) {
    const call = context.contract.calls.find((one) => one.operationId === operationId);
    if (!call || !(options.only?.has(operationId) ?? true)) continue;
    const ask: Ask = async (name, body, as = player) =>
      (await context.request(name, `To compare with ${call.path}`, body, { as })).data;
    for (const law of lawsOf(context.contract, call)) {
      const pair = laws[law.name];
      if (pair) context.reportLaw(call, law, await pair(ask, journey));
    }
  }
}
