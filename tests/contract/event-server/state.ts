// The state follows from the events: one small function for each. Balances are added up nowhere else.
import type { Bet, Deposit, Grant, Happened, Packet, Withdrawal } from './happened.ts';

export type Account = {
  player: string;
  username: string;
  password: string;
  phone: string;
  registeredAt: number;
  cash: number;
  grants: Grant[];
  favourites: Set<string>;
  recents: string[];
  guided: boolean;
  pig: {
    saved: number;
    emptiedAt: number;
    records: { id: string; kind: 'saved' | 'collected'; amount: number; at: number }[];
  };
  rewards: { tier: 1 | 2; kind: 'registration' | 'deposit'; grantId: string; amount: number; at: number }[];
};
export type DepositNow = Deposit & {
  status: number;
  reason: string;
  paidAmount?: number;
  paidAt?: number;
  takenBack?: { amount: number; at: number };
};
export type WithdrawalNow = Withdrawal & {
  status: number;
  reason: string;
  paidAmount?: number;
  timeline: { step: string; at: number }[];
  cancelIntentId?: string;
};
export type PacketNow = Packet & {
  claims: { player: string; amount: number; at: number }[];
  returned: boolean;
};
export type ActivityNow = {
  id: string;
  player: string;
  type: string;
  amount: number;
  after: number;
  envelopeId?: string;
  at: number;
};

export const emptyState = () => ({
  accounts: new Map<string, Account>(),
  tokens: new Map<string, string>(),
  codes: new Map<string, { code: string; at: number; wrong: number; open: boolean }>(),
  sent: [] as { to: string; address: string; at: number }[],
  failures: [] as { username: string; address: string; at: number }[],
  deposits: new Map<string, DepositNow>(),
  withdrawals: new Map<string, WithdrawalNow>(),
  packets: new Map<string, PacketNow>(),
  activity: [] as ActivityNow[],
  bets: [] as (Bet & { player: string; after: number; at: number })[],
  count: 0,
});
export type State = ReturnType<typeof emptyState>;

export const bonusOf = (account: Account) => account.grants.reduce((sum, { left }) => sum + left, 0);
export const totalOf = (account: Account) => account.cash + bonusOf(account);

type Of<Type> = Extract<Happened, { type: Type }>;
const folds: { [Type in Happened['type']]: (state: State, event: Of<Type>) => void } = {
  registered: (state, { player, username, password, phone, at }) =>
    void state.accounts.set(player, {
      player,
      username,
      password,
      phone,
      registeredAt: at,
      cash: 0,
      grants: [],
      favourites: new Set(),
      recents: [],
      guided: false,
      pig: { saved: 0, emptiedAt: 0, records: [] },
      rewards: [],
    }),
  opened: (state, { token, player }) => void state.tokens.set(token, player),
  ended: (state, { token }) => void state.tokens.delete(token),
  othersEnded: (state, { player, keep }) => {
    for (const [token, owner] of state.tokens)
      if (owner === player && token !== keep) state.tokens.delete(token);
  },
  passwordSet: (state, { player, password }) => {
    account(state, player).password = password;
  },
  phoneBound: (state, { player, phone }) => {
    account(state, player).phone = phone;
  },
  codeSent: (state, { to, code, address, at }) => {
    state.codes.set(to, { code, at, wrong: 0, open: true });
    state.sent.push({ to, address, at });
  },
  codeGuessed: (state, { to }) => {
    const waiting = state.codes.get(to);
    if (waiting) waiting.wrong += 1;
  },
  codeUsed: (state, { to }) => {
    const waiting = state.codes.get(to);
    if (waiting) waiting.open = false;
  },
  loginFailed: (state, { username, address, at }) => void state.failures.push({ username, address, at }),
  loginForgiven: (state, { username }) => {
    state.failures = state.failures.filter((failure) => failure.username !== username);
  },
  moved: (state, { player, cash, why, envelopeId, at }) => {
    const mine = account(state, player);
    mine.cash += cash;
    if (why) note(state, mine, why, cash, at, envelopeId);
  },
  granted: (state, { player, grant, at }) => {
    const mine = account(state, player);
    mine.grants.push(grant);
    note(state, mine, grant.source, grant.amount, at);
  },
  grantEnded: (state, { player, id, why, at }) => {
    const mine = account(state, player);
    const left = mine.grants.find((grant) => grant.id === id)?.left ?? 0;
    mine.grants = mine.grants.filter((grant) => grant.id !== id);
    if (left > 0) note(state, mine, why, -left, at);
  },
  ordered: (state, { order }) => void state.deposits.set(order.id, { ...order, status: 0, reason: '' }),
  handedOver: (state, { id }) => {
    deposit(state, id).status = 1;
  },
  settled: (state, { id, status, paidAmount, fee, reason, at }) => {
    const order = deposit(state, id);
    Object.assign(order, { status, reason });
    if (status !== 3) order.paidAt = at;
    if (paidAmount !== undefined) order.paidAmount = paidAmount;
    if (fee !== undefined) order.fee = fee;
  },
  undone: (state, { id, status, taken, at }) =>
    void Object.assign(deposit(state, id), {
      status,
      reason: `undone-${status}`,
      takenBack: { amount: taken, at },
    }),
  withdrew: (state, { order, at }) =>
    void state.withdrawals.set(order.id, {
      ...order,
      status: 0,
      reason: '',
      timeline: [
        { step: 'received', at },
        { step: 'review', at },
      ],
    }),
  stepped: (state, { id, step, status, paidAmount, fee, intentId, at }) => {
    const order = state.withdrawals.get(id);
    if (!order) return;
    order.timeline.push({ step, at });
    order.status = status;
    if (status === 3 || status === 4 || status === 5) order.reason = step;
    if (paidAmount !== undefined) order.paidAmount = paidAmount;
    if (fee !== undefined) order.fee = fee;
    if (intentId !== undefined) order.cancelIntentId = intentId;
  },
  packed: (state, { packet }) =>
    void state.packets.set(packet.id, { ...packet, claims: [], returned: false }),
  claimed: (state, { id, player, amount, at }) =>
    void state.packets.get(id)?.claims.unshift({ player, amount, at }),
  packetReturned: (state, { id }) => {
    const packet = state.packets.get(id);
    if (packet) packet.returned = true;
  },
  pigFed: (state, { player, amount, at }) => {
    const { pig } = account(state, player);
    pig.saved += amount;
    pig.records.unshift({ id: `pig-${++state.count}`, kind: 'saved', amount, at });
  },
  pigEmptied: (state, { player, amount, at }) => {
    const { pig } = account(state, player);
    Object.assign(pig, { saved: 0, emptiedAt: at });
    pig.records.unshift({ id: `pig-${++state.count}`, kind: 'collected', amount, at });
  },
  favoured: (state, { player, gameId, on }) => {
    const { favourites } = account(state, player);
    if (on) favourites.add(gameId);
    else favourites.delete(gameId);
  },
  entered: (state, { player, gameId }) => {
    const mine = account(state, player);
    mine.recents = [gameId, ...mine.recents.filter((id) => id !== gameId)];
  },
  guided: (state, { player }) => {
    account(state, player).guided = true;
  },
  rewarded: (state, { player, tier, kind, grantId, amount, at }) =>
    void account(state, player).rewards.push({ tier, kind, grantId, amount, at }),
  bet: (state, { player, bet, at }) => {
    const mine = account(state, player);
    const [grant] = mine.grants;
    if (!bet.isBonus) mine.cash += bet.payout - bet.stake;
    else if (grant) {
      grant.left += bet.payout - bet.stake;
      grant.wagered = Math.min(grant.target, grant.wagered + bet.stake);
    }
    state.bets.unshift({ ...bet, player, after: totalOf(mine), at });
  },
};

export function account(state: State, player: string): Account {
  const found = state.accounts.get(player);
  if (!found) throw new Error(`no player ${player}`);
  return found;
}

function deposit(state: State, id: string): DepositNow {
  const found = state.deposits.get(id);
  if (!found) throw new Error(`no deposit ${id}`);
  return found;
}

function note(
  state: State,
  mine: Account,
  type: string,
  amount: number,
  at: number,
  envelopeId?: string,
): void {
  const id = `act-${++state.count}`;
  state.activity.unshift({
    id,
    player: mine.player,
    type,
    amount,
    after: totalOf(mine),
    at,
    ...(envelopeId && { envelopeId }),
  });
}

export function happen(state: State, event: Happened): void {
  (folds[event.type] as (state: State, event: Happened) => void)(state, event);
}
