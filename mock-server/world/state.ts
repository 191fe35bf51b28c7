import type { FaultSetting } from './fault-kinds.ts';
import type { LobbyOverride } from './lobby-override.ts';
import type { Minor } from './money.ts';
import type { RandomState } from './random.ts';
import type { RechargeOrderRow } from './recharge-rows.ts';
import type { ActivityRow, DueTask, LoginFailures, Player, Posting, Session, SmsMessage } from './rows.ts';

/**
 * Everything a world remembers. Rows are plain JSON and tables are Maps, so that a snapshot is a copy and nothing
 * else. The catalogue is not in here: it follows from the seed and never changes.
 */
export interface WorldState {
  /** How far this world's clock runs ahead of the injected one, in ms. */
  clockAheadMs: number;
  random: RandomState;
  counters: { player: number; session: number; order: number; record: number; due: number };
  players: Map<string, Player>;
  /** `CL:912345678` to player id. */
  usernames: Map<string, string>;
  sessions: Map<string, Session>;
  /** Token, current or just replaced, to session id. */
  tokens: Map<string, string>;
  loginFailures: Map<string, LoginFailures>;
  sms: SmsMessage[];
  accounts: Map<string, Minor>;
  postings: Posting[];
  orders: Map<string, RechargeOrderRow>;
  /** `playerId:intentId` to order id (DEP-06). */
  intents: Map<string, string>;
  activityRecords: Map<string, ActivityRow[]>;
  /** Player id to game ids, latest first. */
  favourites: Map<string, string[]>;
  recentGames: Map<string, string[]>;
  /** What the advertiser was told of (NTF-02), oldest first. */
  adsReports: ({ at: number } & Readonly<Record<string, unknown>>)[];
  due: DueTask[];
  faults: FaultSetting[];
  lobby: LobbyOverride;
}

/** A world before anything happened in it. */
export function emptyState(random: RandomState): WorldState {
  return {
    clockAheadMs: 0,
    random,
    counters: { player: 0, session: 0, order: 0, record: 0, due: 0 },
    players: new Map(),
    usernames: new Map(),
    sessions: new Map(),
    tokens: new Map(),
    loginFailures: new Map(),
    sms: [],
    accounts: new Map(),
    postings: [],
    orders: new Map(),
    intents: new Map(),
    activityRecords: new Map(),
    favourites: new Map(),
    recentGames: new Map(),
    adsReports: [],
    due: [],
    faults: [],
    lobby: {},
  };
}
