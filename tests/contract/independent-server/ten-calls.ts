import { randomUUID } from 'node:crypto';

export type Mistake = 'filter-ignored' | 'session-outlives-logout' | 'sum-is-wrong' | 'input-unchecked';

export interface Session {
  favourites: Set<string>;
}

interface Asked {
  body: Record<string, unknown>;
  token: string;
  session: Session | undefined;
}

export interface Answer {
  data: unknown;
  token?: string;
}

type FieldCheck = (value: unknown) => boolean;

export interface Operation {
  isGuarded: boolean;
  required: Readonly<Record<string, FieldCheck>>;
  optional?: Readonly<Record<string, FieldCheck>>;
  answer(asked: Asked): Answer;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  constructor(status: number, code: string, field?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export const account = { username: '911112222', password: 'Otra.Mano9' };

const text =
  (pattern: RegExp): FieldCheck =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const whole =
  (most: number): FieldCheck =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const flag: FieldCheck = (value) => typeof value === 'boolean';
const country = text(/^[A-Z]{2}$/);
const id = text(/^[\s\S]{1,64}$/);

const icon = (name: string) => `/img/${name}.svg`;
const categories = ['slots', 'table'].map((name, index) => ({
  id: name,
  name: name === 'slots' ? 'Hot' : 'Table',
  localName: name === 'slots' ? 'Populares' : 'Mesa',
  isFunction: index === 0,
  functionWeight: 10 - index,
  isRecommend: true,
  recommendWeight: 90 - index,
  icon: icon(name),
  cover: icon(`${name}-cover`),
}));
const games = Array.from({ length: 9 }, (_, index) => ({
  id: `juego-${index + 1}`,
  name: `Juego ${index + 1}`,
  provider: 'Otra Mano',
  cover: icon(`juego-${index + 1}`),
  categoryIds: [index % 3 === 0 ? 'table' : 'slots'],
  tags: [index % 2 === 0 ? 'cards' : 'wheels'],
  isBonus: index === 4,
  ...(index % 2 === 0
    ? { jackpot: 1_000_000, jackpotShare: 0.01 }
    : { table: { dealer: 'Otra', portrait: icon('otra'), players: index, virtualPlayers: 0, seats: 9 } }),
  minBet: 100,
  maxBet: 5000,
  rtp: 0.95,
  volatility: 'low',
}));

const bonus = {
  id: 'bono-1',
  source: 'deposit_bonus',
  amount: 2000,
  left: 1500,
  wagerTimes: 5,
  target: 10_000,
  wagered: 2500,
  grantedAt: '2026-10-01T12:00:00.000Z',
  expiresAt: '2036-10-01T12:00:00.000Z',
};
const tier = (rewardType: number, percent: number, most: number) => ({
  rewardRecharge: percent,
  rewardTotal: most,
  rewardReg: rewardType === 1 ? 100 : 0,
  rewardType,
  rewardTag: `${rewardType}`,
  rewardAlready: 0,
  wagerTimes: 10,
  validDays: 30,
});

export function tenCalls(sessions: Map<string, Session>, mistake?: Mistake): Map<string, Operation> {
  const guest = { isGuarded: false, required: {} };
  const market = { isGuarded: false, required: { country } };
  const own = { isGuarded: true, required: {} };

  function login({ body }: Asked): Answer {
    if (body.username !== account.username || body.password !== account.password)
      throw new Refusal(200, 'wrong-credentials', 'username');
    const token = randomUUID();
    sessions.set(token, { favourites: new Set() });
    return { data: { status: 1, token }, token };
  }

  const waitingHand = () => ({ stake: 500, waitsUntil: new Date(Date.now() + 3_600_000).toISOString() });

  function listGames({ body, session }: Asked): Answer {
    const { category, gameplayTag: tag, pageNum = 1, pageSize = 20 } = body;
    const rows = games
      .map((game) => ({ ...game, isCollected: session?.favourites.has(game.id) ?? false }))
      .filter((game) => category === undefined || game.categoryIds.includes(String(category)))
      .filter((game) => tag === undefined || mistake === 'filter-ignored' || game.tags.includes(String(tag)))
      .filter((game) => body.isCollected !== true || game.isCollected)
      .filter((_, at) => body.isRecent !== true || (session !== undefined && at === 0))
      .map((game) => (body.isRecent === true ? { ...game, openRound: waitingHand() } : game));
    const start = (Number(pageNum) - 1) * Number(pageSize);
    const list = rows.slice(start, start + Number(pageSize));
    return { data: { list, total: rows.length, pageNum, pageSize } };
  }

  function collect({ body: { gameId, opt }, session }: Asked): Answer {
    const game = games.find((row) => row.id === gameId);
    if (!game) throw new Refusal(200, 'unknown-game', 'gameId');
    if (opt === 'add') session?.favourites.add(game.id);
    else session?.favourites.delete(game.id);
    return { data: { gameId, isCollected: opt === 'add' } };
  }

  return new Map<string, Operation>([
    [
      '/ping',
      { ...guest, answer: () => ({ data: { serverTime: new Date().toISOString(), version: '0.1' } }) },
    ],
    [
      '/user/login',
      {
        isGuarded: false,
        required: { country, username: text(/^[0-9]{9,10}$/), password: text(/^[\x21-\x7E]{6,24}$/) },
        answer: login,
      },
    ],
    [
      '/user/logout',
      {
        ...guest,
        answer({ token }) {
          if (mistake !== 'session-outlives-logout') sessions.delete(token);
          return { data: {} };
        },
      },
    ],
    [
      '/user/getUserInfo',
      {
        ...own,
        answer: () => ({
          data: {
            username: account.username,
            phoneNumber: '911***222',
            country: 'CL',
            currencyAlias: 'CLP',
            isPhoneBound: true,
            registeredAt: '2026-01-31T08:00:00.000Z',
            rechargeCount: 2,
            methodConfig: [{ code: 'khipu', name: 'Khipu', icon: icon('khipu') }],
          },
        }),
      },
    ],
    [
      '/wallet/balance',
      {
        ...own,
        answer: () => ({
          data: {
            total: mistake === 'sum-is-wrong' ? 9000 : 9500,
            cash: 8000,
            bonus: 1500,
            withdrawable: 7000,
            currencyAlias: 'CLP',
            bonuses: [bonus],
          },
        }),
      },
    ],
    ['/recharge/usc', { ...own, answer: () => ({ data: { count: 2 } }) }],
    ['/game/categories', { ...market, answer: () => ({ data: categories }) }],
    [
      '/game/list',
      {
        ...market,
        optional: {
          category: id,
          gameplayTag: text(/^[a-z0-9][a-z0-9-]{0,39}$/),
          pageNum: whole(100_000),
          pageSize: whole(999),
          isCollected: flag,
          isRecent: flag,
        },
        answer: listGames,
      },
    ],
    [
      '/game/collect',
      { isGuarded: true, required: { gameId: id, opt: text(/^(add|remove)$/) }, answer: collect },
    ],
    [
      '/v1/pb/config',
      {
        ...market,
        answer: () => ({ data: { pbConfig: [tier(1, 50, 5000), tier(2, 20, 4000)], currencyAlias: 'CLP' } }),
      },
    ],
  ]);
}
