import { type SupportTopic, type SupportWords, supportWords } from '../../texts/support-words.ts';
import type { Lang } from '../../texts/text-types.ts';
import { fill } from '../../texts/texts.ts';
import { currencyOf } from '../core/markets.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { depositMethods } from '../recharge/payment-methods.ts';
import { folded } from '../tables/catalogue.ts';
import type { ChatRow, ConversationRow } from '../tables/chat-rows.ts';
import { formatMinor } from '../tables/money.ts';
import {
  failureText,
  type OrderRow,
  orderStatus,
  type RechargeOrderRow,
  type WithdrawOrderRow,
} from '../tables/recharge-rows.ts';
import { withdrawMethods } from '../withdraw/withdraw-methods.ts';

export interface AgentAnswer {
  text: string;
  quickReplies: readonly string[];
  orderId?: string;
  isUnderstood: boolean;
}

/** An order id anywhere in a text: R or W, the day, a number. */
const ORDER_ID = /\b[RW]\d{12,}\b/i;

const isDeposit = (order: RechargeOrderRow | WithdrawOrderRow) => order.id.startsWith('R');

const STATUSES = Object.keys(orderStatus) as (keyof typeof orderStatus)[];
const statusOf = ({ status }: OrderRow) => STATUSES.find((name) => orderStatus[name] === status) ?? 'created';

const hasHint = (text: string, hint: string) =>
  ` ${text.replace(/[^\p{L}\p{N}-]+/gu, ' ')}`.includes(` ${hint}`);

function topicOf(text: string, { hints }: SupportWords): SupportTopic | undefined {
  const plain = folded(text);
  // The first topic in the list wins: "a code for my withdrawal" is about the code.
  const topics = Object.keys(hints) as SupportTopic[];
  return topics.find((topic) => hints[topic].some((hint) => hasHint(plain, hint)));
}

const UNITS = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

function duration(minutes: number, lang: Lang): string {
  const [size, unit] = UNITS.find(([least]) => minutes >= least) ?? [1, 'minute'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(lang === 'ks' ? 'es-CL' : 'en-GB', style).format(Math.ceil(minutes / size));
}

function withdrawalTimes(country: string, lang: Lang): string {
  const times = withdrawMethods(country).map(
    ({ name, usualMinutes }) => `${duration(usualMinutes, lang)} (${name[lang]})`,
  );
  return fill(supportWords[lang].withdrawalTime.text, { times: times.join(', ') });
}

function orderStatusText(world: World, order: RechargeOrderRow | WithdrawOrderRow, lang: Lang): string {
  const words = supportWords[lang];
  const { country } = playerById(world, order.playerId);
  const methods = isDeposit(order) ? depositMethods(country) : withdrawMethods(country);
  const key = statusOf(order);
  const text = isDeposit(order)
    ? words.deposit[key]
    : words.withdrawal[key === 'chargedBack' ? 'reversed' : key];
  const reason = failureText(order.reason, lang);
  const { amount, paidAmount = amount } = order;
  const taken = 'takenBack' in order ? (order.takenBack?.amount ?? 0) : 0;
  return fill(text, {
    id: order.id,
    amount: formatMinor(amount),
    paid: formatMinor(paidAmount),
    taken: formatMinor(taken),
    currency: currencyOf(country),
    method: methods.find(({ code }) => code === order.paymentMethod)?.name[lang] ?? order.paymentMethod,
    reason: reason.charAt(0).toLowerCase() + reason.slice(1),
  });
}

function chipsFor(topic: SupportTopic | 'lost' | 'order', { send }: SupportWords, isPlayer: boolean) {
  if (topic === 'deposit') return isPlayer ? [send.lastDeposit, send.person] : [send.code, send.person];
  if (topic === 'withdrawal')
    return [send.withdrawalTime, isPlayer ? send.lastWithdrawal : send.deposit, send.person];
  if (topic === 'order') return [send.deposit, send.withdrawal, send.person];
  if (topic === 'code' || topic === 'limits' || topic === 'bonus') return [send.deposit, send.withdrawal];
  if (topic === 'exclusion') return [send.limits, send.person];
  if (topic === 'thanks' || topic === 'person' || topic === 'crisis') return [];
  return [send.deposit, send.withdrawal, send.code, send.limits];
}

export function agentGreeting(lang: Lang): { from: 'agent'; text: string; quickReplies: string[] } {
  const words = supportWords[lang];
  return { from: 'agent', text: words.hello, quickReplies: chipsFor('greeting', words, false) };
}

/** The order that the message carries, else the one that its text names, else the player's last one. */
function requestedOrder(world: World, playerId: string | undefined, message: ChatRow, words: SupportWords) {
  const named = message.orderId ?? ORDER_ID.exec(message.text)?.[0].toUpperCase();
  const { orders, withdrawals } = world.state;
  const isOwn = (row: { playerId: string } | undefined) => row !== undefined && row.playerId === playerId;
  if (named !== undefined) {
    const row = orders.get(named) ?? withdrawals.get(named);
    return { id: named, row: isOwn(row) ? row : undefined };
  }
  const text = folded(message.text);
  const table = text.includes(folded(words.send.lastDeposit))
    ? orders
    : text.includes(folded(words.send.lastWithdrawal))
      ? withdrawals
      : undefined;
  return table && { id: undefined, row: [...table.values()].filter(isOwn).at(-1) };
}

export function agentAnswer(world: World, conversation: ConversationRow, message: ChatRow): AgentAnswer {
  const { lang, owner } = conversation;
  const words = supportWords[lang];
  const playerId = owner.startsWith('player:') ? owner.slice('player:'.length) : undefined;
  const chips = (topic: Parameters<typeof chipsFor>[0]) => chipsFor(topic, words, playerId !== undefined);
  const topic = topicOf(message.text, words);
  const country = playerId === undefined ? 'CL' : playerById(world, playerId).country;
  // Help comes before any business, also before an order that the message carries (PLR-02).
  if (topic === 'crisis' || topic === 'exclusion') {
    const { CL, '': elsewhere } = words.lines;
    const text = fill(words.topics[topic], { lines: country === 'CL' ? CL : elsewhere });
    return { text, quickReplies: chips(topic), isUnderstood: true };
  }

  const requested = requestedOrder(world, playerId, message, words);
  if (requested && playerId === undefined)
    return { text: words.logInFirst, quickReplies: [], isUnderstood: true };
  if (requested?.row) {
    const { id } = requested.row;
    const text = orderStatusText(world, requested.row, lang);
    return { text, orderId: id, quickReplies: chips('order'), isUnderstood: true };
  }
  if (requested) {
    const text = requested.id === undefined ? words.noOrders : fill(words.unknownOrder, { id: requested.id });
    return { text, quickReplies: chips('order'), isUnderstood: true };
  }
  if (
    topic === 'withdrawal' &&
    words.withdrawalTime.hints.some((hint) => hasHint(folded(message.text), hint))
  ) {
    return { text: withdrawalTimes(country, lang), quickReplies: chips(topic), isUnderstood: true };
  }
  if (topic) return { text: words.topics[topic], quickReplies: chips(topic), isUnderstood: true };
  const text = conversation.lost === 0 ? words.lost : words.lostAgain;
  return { text, quickReplies: [...chips('lost'), words.send.person], isUnderstood: false };
}
