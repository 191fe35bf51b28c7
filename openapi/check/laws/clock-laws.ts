import { randomUUID } from 'node:crypto';
import { fieldOf, fieldsOf, listOf, numberOf, rowsOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import { type JourneyState, type Player, UNPAID_STATUSES } from '../journey/journey-state.ts';
import { packetOf } from '../journey/offers-stage.ts';
import { withdrawalBy } from '../journey/payers.ts';
import { cents, dayIn } from './answer-laws.ts';
import { freshPlayer, logInAgain } from './fresh-player.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CASH = 200_000;

interface Timed {
  journey: JourneyState;
  player: Player;
  pass(ms: number): Promise<void>;
  now(): Promise<number>;
}

/** An order that nobody pays. */
async function checkExpiry({ journey, player, pass, now }: Timed): Promise<void> {
  const { context, memory } = journey;
  const made = memory.own.get('rechargeV2CreateRechargeOrder');
  const { activityId: _offer, ...terms } = Object(made);
  if (made === undefined) return;
  const order = { ...terms, intentId: randomUUID() };
  const read = (call: string, body: object) => context.read(call, 'An order nobody pays', body, player);
  const id = fieldOf(await read('rechargeV2CreateRechargeOrder', order), 'id');
  const ends = Date.parse(String(fieldOf(await read('rechargeQueryPay', { id }), 'expiresAt')));
  if (id === undefined || Number.isNaN(ends)) return;
  const status = async () => numberOf(fieldOf(await read('rechargeQueryPay', { id }), 'status'));
  const broken = (message: string) =>
    context.broken('rechargeQueryPay', 'order-expires', 'data.status', message);
  await pass(Math.max(0, ends - (await now()) - MINUTE));
  const before = await status();
  if (before !== undefined && !UNPAID_STATUSES.includes(before))
    broken(`is ${before} a minute before expiresAt`);
  await pass(2 * MINUTE);
  const after = await status();
  if (after !== undefined && after !== 3) broken(`is ${after} a minute after expiresAt, and had to be 3`);
  const { payChannel, routing } = order;
  const others = ['wrong-account', 'unknown-bank'];
  await journey.refuse('rechargePrepay', 'order-closed', player, { id, payChannel, routing }, others);
}

/** What nobody claimed of a packet comes back, once. */
async function checkRest({ journey, player, pass }: Timed): Promise<void> {
  const { context, companion } = journey;
  const guide = await context.read('luckyMoneyGuide', 'How long a packet is open', {}, player);
  const [rules, hours] = [packetOf(guide), numberOf(fieldOf(guide, 'openHours'))];
  if (!rules || hours === undefined) return;
  const packet = { ...rules, kind: 'random', amount: rules.amount * 2, intentId: randomUUID() };
  const cash = async () =>
    cents(fieldOf(await context.read('walletBalance', 'Around the end of a packet', {}, player), 'cash'));
  const full = await cash();
  const made = await context.read('luckyMoneyCreate', 'A packet that ends', packet, player);
  const envelopeId = fieldOf(made, 'id');
  if (envelopeId === undefined) return;
  if (companion) await logInAgain(journey, companion);
  const taken =
    companion && (await context.read('luckyMoneyClaim', 'One share of it', { envelopeId }, companion));
  const share = numberOf(fieldOf(taken, 'amount'));
  if (share !== undefined && share < Number(fieldOf(guide, 'minShare')))
    context.broken('luckyMoneyClaim', 'least-share', 'data.amount', `is ${share}`);
  const due = full - cents(share ?? 0);
  await pass(hours * HOUR - MINUTE);
  await logInAgain(journey, player);
  const socket = await journey.socket?.open(player.token ?? '');
  const since = new Date().toISOString();
  for (const about of ['after its time', 'an hour later']) {
    await pass(HOUR + MINUTE);
    await logInAgain(journey, player);
    const is = await cash();
    const message = `is ${is / 100} ${about}, and had to be ${due / 100}`;
    if (is !== due)
      return context.broken('luckyMoneyEnvelope', 'rest-comes-back', 'walletBalance data.cash', message);
    await socket?.expect({ since });
  }
}

/** Both sides of a midnight in summer and in winter, and the day of a leap year. */
const MOMENTS = ['01-15 23:30', '01-16 00:30', '07-15 22:30', '07-15 23:30', '07-16 00:30', '02-29 23:30'];

function momentAfter(zone: string, from: number, moment: string): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const first = new Date(from).getUTCFullYear() - 1;
  for (let year = first; year < first + 10; year += 1) {
    const asUtc = Date.parse(`${year}-${moment.replace(' ', 'T')}:00Z`);
    for (let hours = -14; hours <= 14 && !Number.isNaN(asUtc); hours += 0.25) {
      const at = asUtc + hours * HOUR;
      if (at > from && wall.format(at) === `${year}-${moment}`) return at;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Rows that are made at these moments, asked for by the days of the market. */
async function checkDays({ journey, player, pass, now }: Timed): Promise<void> {
  const { context, memory, options } = journey;
  const { files } = context.contract;
  const zones = files.valueAt({ file: files.root, pointer: '/x-time-zones' });
  const zone = textOf(fieldOf(zones, options.country));
  if (zone === undefined) return;
  const read = (call: string, body: object, title = 'For its days') =>
    context.read(call, title, body, player);
  const [method] = listOf(await read('withdrawPaymentMethods', { country: options.country }));
  const packet = packetOf(await read('luckyMoneyGuide', {}));
  const made = memory.own.get('rechargeCreateRechargeOrder');
  const { intentId: _used, activityId: _offer, ...deposit } = Object(made);
  const rows = [
    ['rechargeOrders', 'rechargeCreateRechargeOrder', deposit],
    ['walletActivityRecords', 'luckyMoneyCreate', packet],
    ['withdrawOrders', 'withdrawCreate', method && withdrawalBy(method, player.username, options.seed)],
  ] as const;
  const start = await now();
  const times = MOMENTS.map((moment) => momentAfter(zone, start, moment)).sort((one, other) => one - other);
  for (const at of times.filter(Number.isFinite)) {
    await pass(Math.max(0, at - (await now())));
    await logInAgain(journey, player);
    const dayAt = (ms: number) => dayIn(zone, new Date(ms).toISOString());
    const day = dayAt(at);
    for (const [list, call, body] of rows) {
      if (!body || fieldsOf(body).length === 0 || !context.isIncluded(list)) continue;
      const id = fieldOf(await read(call, { ...body, intentId: randomUUID() }, `A row of ${day}`), 'id');
      if (id === undefined) continue;
      const within = async (range: object) =>
        rowsOf(await read(list, { pageSize: 999, ...range }, `The rows of ${day}`));
      const own = await within({ startDate: day, endDate: day });
      // The laws of the answer find a row of another day.
      await within({ startDate: dayAt(at + DAY) });
      await within({ endDate: dayAt(at - DAY) });
      if (own.some((row) => fieldsOf(row).some(([, value]) => value === id))) continue;
      const message = `lacks the row of ${new Date(at).toISOString()} on ${day}`;
      const law = lawsOf(context.contract, context.callOf(list)).find(
        ({ terms }) => fieldOf(terms, 'request') === 'request.startDate',
      );
      context.reportLaw(context.callOf(list), law, [['data.list', message]]);
    }
  }
}

/** What comes with time alone; afterwards every session is a new one (CON-07). */
export async function checkTimes(journey: JourneyState): Promise<void> {
  const { context, control, options } = journey;
  const { pass } = control ?? {};
  if (!options.writes || !pass) return;
  const player = await freshPlayer(journey, 'player of other days', CASH);
  if (!player) return;
  const now = async () =>
    Date.parse(textOf(fieldOf(await context.read('ping', 'The time of the server', {}), 'serverTime')) ?? '');
  const timed = { journey, player, pass, now };
  const { isIncluded } = context;
  if (isIncluded('rechargeQueryPay')) await checkExpiry(timed);
  if (isIncluded('luckyMoneyEnvelope', 'luckyMoneyClaim')) await checkRest(timed);
  if (isIncluded('rechargeOrders', 'withdrawOrders', 'walletActivityRecords')) await checkDays(timed);
  await logInAgain(journey, journey.player);
}
