import type { AdsReportRow } from './ads-rows.ts';
import type { BonusGrantRow, BonusStakeShare } from './bonus-rows.ts';
import type { ChatOwner, ConversationRow } from './chat-rows.ts';
import type { FairRound, PlayerSeeds } from './fair-rows.ts';
import type { FaultSetting } from './fault-kinds.ts';
import type { BetRow, GameEntryRow, GameSeat, RoundRow } from './game-rows.ts';
import type { LobbyOverride } from './lobby-override.ts';
import type { Minor } from './money.ts';
import type { PacketRow } from './packet-rows.ts';
import type { PigRecordRow, PigRow } from './pig-rows.ts';
import type { RechargeOrderRow } from './recharge-rows.ts';
import type { ActivityRow, DueTask, LoginFailures, Player, Posting, Session, SmsMessage } from './rows.ts';
import type { SportBetRow } from './sport-rows.ts';
import type { WithdrawOrderRow } from './withdraw-rows.ts';

/** Position of the generator; part of the snapshot, so that a restored world does not repeat its tokens. */
export type RandomState = [number, number, number, number];

/**
 * Everything a world remembers. Rows are plain JSON and tables are Maps, so that a snapshot is a copy and nothing
 * else. The catalogue is not in here: it follows from the seed and never changes.
 */
export interface WorldState {
  /** How far this world's clock runs ahead of the injected one, in ms. */
  clockAheadMs: number;
  random: RandomState;
  /** What the matches of this world follow from. */
  matchSeed: number;
  counters: { player: number; session: number; order: number; record: number; due: number; bet: number };
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
  withdrawals: Map<string, WithdrawOrderRow>;
  /** `playerId:intentId` to withdrawal id (WDR-01). */
  withdrawIntents: Map<string, string>;
  activityRecords: Map<string, ActivityRow[]>;
  /** Player id to game ids, latest first. */
  favourites: Map<string, string[]>;
  recentGames: Map<string, string[]>;
  /** Entry keys of game addresses, until they are used or run out. */
  gameEntries: Map<string, GameEntryRow>;
  gameSeats: Map<string, GameSeat>;
  /** `playerId:roundId` to round, so that a repeated call never stakes twice. */
  rounds: Map<string, RoundRow>;
  /** `market:gameId` to how many stakes of invented players are in the account of that pot. */
  pots: Map<string, number>;
  /** Seeds of the players who opened a game (GAM-10). */
  seeds: Map<string, PlayerSeeds>;
  /** Player id to what each round is verified by, oldest first. */
  fairRounds: Map<string, FairRound[]>;
  /** Player id to bets, oldest first. */
  bets: Map<string, BetRow[]>;
  /** Bets of the sportsbook by the id of their betting record, oldest first. */
  sportBets: Map<string, SportBetRow>;
  /** Every bonus ever given, oldest first. */
  bonusGrants: Map<string, BonusGrantRow>;
  /** Open bonus bets to the bonuses their stakes came from. */
  bonusStakes: Map<string, BonusStakeShare[]>;
  /** `playerId:reward` to the bonus it gave, so that no reward is paid twice (PRO-03). */
  newUserClaims: Map<string, string>;
  pigs: Map<string, PigRow>;
  /** Player id to what went into the pig and out of it, newest first. */
  pigRecords: Map<string, PigRecordRow[]>;
  /** Player id to the day of the market on which the free spin was taken. */
  luckyDays: Map<string, string>;
  /** Red packets by id, oldest first. */
  packets: Map<string, PacketRow>;
  /** `playerId:intentId` to packet id (RED-01). */
  packetIntents: Map<string, string>;
  /** Player id to the world time at which the guide to red packets was finished. */
  packetGuides: Map<string, number>;
  /** Reports to the advertiser (NTF-02), oldest first. */
  adsReports: AdsReportRow[];
  /** Conversations with support, by whose they are. */
  conversations: Map<ChatOwner, ConversationRow>;
  due: DueTask[];
  faults: FaultSetting[];
  lobby: LobbyOverride;
}

/** A world before anything happened in it. */
export function emptyState(random: RandomState): WorldState {
  return {
    clockAheadMs: 0,
    random,
    matchSeed: random[0],
    counters: { player: 0, session: 0, order: 0, record: 0, due: 0, bet: 0 },
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
    withdrawals: new Map(),
    withdrawIntents: new Map(),
    activityRecords: new Map(),
    favourites: new Map(),
    recentGames: new Map(),
    gameEntries: new Map(),
    gameSeats: new Map(),
    rounds: new Map(),
    pots: new Map(),
    seeds: new Map(),
    fairRounds: new Map(),
    bets: new Map(),
    sportBets: new Map(),
    bonusGrants: new Map(),
    bonusStakes: new Map(),
    newUserClaims: new Map(),
    pigs: new Map(),
    pigRecords: new Map(),
    luckyDays: new Map(),
    packets: new Map(),
    packetIntents: new Map(),
    packetGuides: new Map(),
    adsReports: [],
    conversations: new Map(),
    due: [],
    faults: [],
    lobby: {},
  };
}
