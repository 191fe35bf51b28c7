import { randomInt } from 'node:crypto';
import { newToken } from './account-calls.ts';
import { type Answers, type Asked, amountIn, iso, maskedPhone, need, page, player, words } from './asked.ts';
import { account, type PacketNow, type State } from './state.ts';
import { packetRules } from './terms.ts';

const shareHost = 'https://sobres.sur.example';

export const leftOf = ({ parts, claims }: PacketNow) =>
  parts.slice(claims.length).reduce((sum, part) => sum + part, 0);
export const isOver = (packet: PacketNow, now: number) =>
  packet.returned || Date.parse(packet.expiresAt) <= now;

// Shares add up to the amount; equal ones differ by one unit at most.
function partsOf(amount: number, shares: number, kind: string): number[] {
  const parts = Array.from(
    { length: shares },
    (_, at) => Math.floor(amount / shares) + (at < amount % shares ? 1 : 0),
  );
  if (kind === 'equal') return parts;
  for (let at = 0; at + 1 < shares; at += 2) {
    const [one = 0, other = 0] = [parts[at], parts[at + 1]];
    const shift = randomInt(one - packetRules.minShare + 1);
    parts.splice(at, 2, one - shift, other + shift);
  }
  return parts;
}

function shown(asked: Asked, packet: PacketNow) {
  const { me, state, now } = asked;
  const { parts, claims, returned: _returned, player: owner, intentId, ...rest } = packet;
  const sharesLeft = parts.length - claims.length;
  const isOwn = owner === me?.player;
  return {
    ...rest,
    sender: maskedPhone(account(state, owner).username),
    isOwn,
    shares: parts.length,
    sharesLeft,
    status: sharesLeft === 0 ? 'emptied' : isOver(packet, now) ? 'expired' : 'open',
    ...(isOwn && intentId && { intentId }),
  };
}

function packetAsked(asked: Asked): PacketNow {
  const packet = asked.state.packets.get(asked.input.envelopeId ?? '');
  need(asked, packet, 'unknown-packet');
  return packet;
}

const taken = ({ claims }: PacketNow, state: State) =>
  claims.map((claim) => ({
    player: maskedPhone(account(state, claim.player).username),
    amount: claim.amount,
    claimedAt: iso(claim.at),
  }));

const claimsOf = (state: State, owner: string) =>
  [...state.packets.values()]
    .flatMap((packet) =>
      packet.claims.filter((claim) => claim.player === owner).map((claim) => ({ packet, claim })),
    )
    .sort((a, b) => b.claim.at - a.claim.at)
    .map(({ packet, claim }) => ({
      sender: maskedPhone(account(state, packet.player).username),
      amount: claim.amount,
      envelopeId: packet.id,
      claimedAt: iso(claim.at),
    }));

export const packetCalls: Answers = {
  luckyMoneyCreate: (asked) => {
    const me = player(asked);
    const { input, lang, now, state } = asked;
    const { amount, shares, kind, greeting = '', intentId } = input;
    const before = [...state.packets.values()].find(
      (one) => intentId && one.intentId === intentId && one.player === me.player,
    );
    if (before) {
      need(
        asked,
        before.amount === amount && before.parts.length === shares && before.kind === kind,
        'packet-reused',
      );
      return { data: shown(asked, before) };
    }
    const money = (limit: number) => ({ amount: amountIn(lang, limit), currency: 'CLP' });
    need(asked, Number.isInteger(amount), 'amount-not-whole', { currency: 'CLP' });
    need(
      asked,
      amount <= packetRules.maxAmount && shares <= packetRules.maxShares,
      'amount-above-maximum',
      money(packetRules.maxAmount),
    );
    need(asked, amount >= shares * packetRules.minShare, 'packet-share-minimum', money(packetRules.minShare));
    need(asked, amount <= me.cash, 'packet-uncovered', money(me.cash));
    const packet = {
      id: `P${newToken().replace(/[^A-Za-z0-9]/g, '')}`,
      player: me.player,
      greeting,
      amount,
      parts: partsOf(amount, shares, kind),
      kind,
      expiresAt: iso(now + packetRules.openHours * 3_600_000),
      ...(intentId && { intentId }),
    };
    return {
      data: shown(asked, { ...packet, claims: [], returned: false }),
      news: [
        { type: 'packed', packet },
        { type: 'moved', player: me.player, cash: -amount, why: 'lucky_money_sent', envelopeId: packet.id },
      ],
    };
  },
  luckyMoneyEnvelope: (asked) => {
    const { input, state } = asked;
    const me = player(asked);
    if (input.envelopeId) return { data: shown(asked, packetAsked(asked)) };
    const own = [...state.packets.values()].find(
      ({ player: owner, intentId }) => owner === me.player && intentId && intentId === input.intentId,
    );
    need(asked, own, 'unknown-packet', {}, 'intentId');
    return { data: shown(asked, own) };
  },
  luckyMoneyShare: (asked) => {
    const { id } = packetAsked(asked);
    const text = words(asked.lang, ['Te mandé un sobre. ¡Ábrelo!', 'I sent you a red packet. Open it!']);
    return { data: { url: `${shareHost}/redenvelope?shared=${id}`, text } };
  },
  luckyMoneyDomain: () => ({ data: { domain: shareHost } }),
  luckyMoneyClaim: (asked) => {
    const me = player(asked);
    const { lang, now, state } = asked;
    const packet = packetAsked(asked);
    need(asked, packet.player !== me.player, 'packet-own');
    const before = packet.claims.find((claim) => claim.player === me.player);
    need(asked, !before, 'packet-claimed', { amount: amountIn(lang, before?.amount ?? 0), currency: 'CLP' });
    need(asked, packet.claims.length < packet.parts.length, 'packet-emptied');
    need(asked, !isOver(packet, now), 'packet-expired');
    const amount = packet.parts[packet.claims.length] ?? 0;
    const sender = maskedPhone(account(state, packet.player).username);
    return {
      data: { sender, amount, envelopeId: packet.id, claimedAt: iso(now) },
      news: [
        { type: 'claimed', id: packet.id, player: me.player, amount },
        {
          type: 'moved',
          player: me.player,
          cash: amount,
          why: 'lucky_money_received',
          envelopeId: packet.id,
        },
      ],
    };
  },
  luckyMoneyClaimed: (asked) => {
    const { input, state } = asked;
    const rows = claimsOf(state, player(asked).player).filter(
      ({ envelopeId }) => !input.envelopeId || envelopeId === input.envelopeId,
    );
    return { data: page(input, rows) };
  },
  luckyMoneyCollected: (asked) => ({ data: page(asked.input, taken(packetAsked(asked), asked.state)) }),
  luckyMoneyLatestCollected: ({ state }) => ({
    data: [...state.packets.values()]
      .flatMap((packet) => taken(packet, state))
      .sort((a, b) => (a.claimedAt < b.claimedAt ? 1 : -1))
      .slice(0, 50),
  }),
  luckyMoneyTotalClaimedReward: (asked) => {
    const rows = claimsOf(asked.state, player(asked).player);
    return { data: { amount: rows.reduce((sum, { amount }) => sum + amount, 0), count: rows.length } };
  },
  luckyMoneyGuide: (asked) => ({ data: { ...packetRules, finished: player(asked).guided } }),
  luckyMoneyFinishGuide: (asked) => ({
    data: { finished: true },
    news: [{ type: 'guided', player: player(asked).player }],
  }),
  luckyMoneyDisplayReward: (asked) => {
    const { me, state, now, input } = asked;
    const standing = [...state.packets.values()].find(
      (one) =>
        one.player === 'house' &&
        !isOver(one, now) &&
        !one.claims.some((claim) => claim.player === me?.player),
    );
    const packet = input.envelopeId ? packetAsked(asked) : standing;
    if (!packet) return { data: { amount: 0, currencyAlias: 'CLP', expiresAt: iso(now) } };
    const amount = isOver(packet, now) ? 0 : leftOf(packet);
    return { data: { envelopeId: packet.id, amount, currencyAlias: 'CLP', expiresAt: packet.expiresAt } };
  },
};
