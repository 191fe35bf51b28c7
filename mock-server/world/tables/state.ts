import type { ChatOwner, ConversationRow } from './chat-rows.ts';
import type { FairRound, PlayerSeeds } from './fair-rows.ts';
import type { FaultSetting } from './fault-kinds.ts';
import type { BetRow, GameEntryRow, GameSeat, GameSettings, RoundRow } from './game-rows.ts';
import type { LobbyOverride } from './lobby-override.ts';
import type { Minor } from './money.ts';
import type { PacketRow } from './packet-rows.ts';
import type { RechargeOrderRow, WithdrawOrderRow } from './recharge-rows.ts';
import type {
  ActivityRow,
  AdsReportRow,
  BonusGrantRow,
  BonusStakeShare,
  DueTask,
  LoginFailures,
  PigRecordRow,
  PigRow,
  Player,
  Posting,
  Session,
  SmsMessage,
} from './rows.ts';
import type { SportBetRow, SportSettings } from './sport-rows.ts';

/**
 * Rows are plain JSON and tables are Maps, so that a snapshot is a simple copy. The catalogue is not part of the state,
 * because it follows from the seed and never changes.
 * @param secret 256 bits as 64 hexadecimal digits, from which all chance of the world follows
 */
export function emptyState(secret: string) {
  return {
    /** Time that this world's clock is ahead of the injected clock, in ms. */
    clockAheadMs: 0,
    secret,
    /** Purpose to the number of draws, so that a restored world does not repeat its tokens. */
    draws: new Map<string, number>(),
    counters: { player: 0, session: 0, order: 0, record: 0, due: 0, bet: 0 },
    players: new Map<string, Player>(),
    sessions: new Map<string, Session>(),
    loginFailures: new Map<string, LoginFailures>(),
    sms: [] as SmsMessage[],
    accounts: new Map<string, Minor>(),
    postings: [] as Posting[],
    orders: new Map<string, RechargeOrderRow>(),
    withdrawals: new Map<string, WithdrawOrderRow>(),
    activityRecords: new Map<string, ActivityRow[]>(),
    /** Player id to game ids, latest first. */
    favourites: new Map<string, string[]>(),
    recentGames: new Map<string, string[]>(),
    /** Keys of game addresses, until they are used or too old. */
    gameEntries: new Map<string, GameEntryRow>(),
    gameSeats: new Map<string, GameSeat>(),
    /** `playerId:gameId` to the stake that the player chose last (GAM-12). */
    chosenStakes: new Map<string, Minor>(),
    gameSettings: new Map<string, GameSettings>(),
    /** `playerId:roundId` to round, so that a repeated call never stakes twice. */
    rounds: new Map<string, RoundRow>(),
    /** `market:gameId` to the number of invented stakes that are posted to the pot. */
    pots: new Map<string, number>(),
    /** Player id to seeds, for players who opened a game (GAM-10). */
    seeds: new Map<string, PlayerSeeds>(),
    /** Player id to rounds, oldest first. */
    fairRounds: new Map<string, FairRound[]>(),
    /** Player id to bets, oldest first. */
    bets: new Map<string, BetRow[]>(),
    /** Betting record id to bet, oldest first. */
    sportBets: new Map<string, SportBetRow>(),
    sportSettings: new Map<string, SportSettings>(),
    bonusGrants: new Map<string, BonusGrantRow>(),
    /** Bet id to the bonuses that paid the stake. */
    bonusStakes: new Map<string, BonusStakeShare[]>(),
    /** `playerId:reward` to bonus id, so that no reward is paid twice (PRO-03). */
    newUserClaims: new Map<string, string>(),
    pigs: new Map<string, PigRow>(),
    pigRecords: new Map<string, PigRecordRow[]>(),
    luckyDays: new Map<string, string>(),
    packets: new Map<string, PacketRow>(),
    packetGuides: new Map<string, number>(),
    /** Reports to the advertiser (NTF-02), oldest first. */
    adsReports: [] as AdsReportRow[],
    conversations: new Map<ChatOwner, ConversationRow>(),
    due: [] as DueTask[],
    faults: [] as FaultSetting[],
    lobby: {} as LobbyOverride,
  };
}

export type WorldState = ReturnType<typeof emptyState>;
