// Generated from openapi/ by `npm run generate`. Do not edit.
/**
 * Market, ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

export interface CategoriesQuery {
  country: CountryCode;
}

/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 64
 */
export type Id = string;

/**
 * Absolute URL, or a path on the resource host.
 * @minLength 1
 * @maxLength 500
 */
export type ResourceUrl = string;

export interface Category {
  id: Id;
  /**
     * Stable English name. Three of them have a meaning, whatever the id: Hot (the popular games, which home opens with), Bonus (games of the bonus wallet) and Sports (shows sport events beside its games).
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Name in the language of the `lang` header.
     * @minLength 1
     * @maxLength 60
     */
  localName: string;
  /** Shown as a large tile under the banner. */
  isFunction: boolean;
  /**
     * Order of the tiles, descending.
     * @minimum 0
     * @maximum 1000
     */
  functionWeight: number;
  /** Shown in the navigation tab. */
  isRecommend: boolean;
  /**
     * Order in the navigation tab, descending.
     * @minimum 0
     * @maximum 1000
     */
  recommendWeight: number;
  icon: ResourceUrl;
  cover: ResourceUrl;
}

export type CategoryList = Category[];

/**
 * Kind of play or feature, a stable key.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z0-9][a-z0-9-]*$
 */
export type GameTag = string;

/**
 * Page, from 1.
 * @minimum 1
 * @maximum 100000
 */
export type PageNum = number;

/**
 * Rows a page.
 * @minimum 1
 * @maximum 999
 */
export type PageSize = number;

export interface GameListQuery {
  country: CountryCode;
  category?: Id;
  gameplayTag?: GameTag;
  pageNum?: PageNum;
  pageSize?: PageSize;
  /** Favourites alone when true. Our extension (GAM-03), honoured only with a session; a guest gets an empty page. */
  isCollected?: boolean;
  /** Recently played alone when true, latest first. Our extension (GAM-04), honoured only with a session; a guest gets an empty page. */
  isRecent?: boolean;
}

/**
 * Name of the game as its maker spells it.
 * @minLength 1
 * @maxLength 80
 */
export type GameName = string;

/**
 * Money above zero, in major units, at most two decimals.
 * @minimum 0.01
 * @maximum 1000000000000
 */
export type PositiveAmount = number;

/**
 * How far payouts lie apart, by the standard deviation of what a stake of 1 pays: low below 1.5, medium below 4, high from there on. chosen: the player picks it with the bet or the moment to leave.
 */
export type Volatility = typeof Volatility[keyof typeof Volatility];


export const Volatility = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  chosen: 'chosen',
} as const;

/**
 * State of a live table at the moment; only games with a presenter have one.
 */
export interface LiveTable {
  /**
     * Who presents the game now.
     * @minLength 1
     * @maxLength 40
     */
  dealer: string;
  portrait: ResourceUrl;
  /**
     * Who plays at the table now.
     * @minimum 0
     * @maximum 1000000
     */
  players: number;
  /**
     * How many of the players are virtual: played by the server, which says so.
     * @minimum 0
     * @maximum 1000000
     */
  virtualPlayers?: number;
  /**
     * Places at the table; with as many players it is full. Absent where any number can play.
     * @minimum 1
     * @maximum 1000
     */
  seats?: number;
}

/**
 * ISO 8601 in UTC.
 */
export type Timestamp = string;

/**
 * A round of this player in this game that has not ended: a hand that waits for a decision, a flight in the air, or a bet on a round that many share. Leaving the game does not end it, and entering the game goes on with it (GAM-14). Listed with isRecent; absent where there is none.
 */
export interface OpenRound {
  /** Staked so far, raises included. */
  stake: PositiveAmount;
  /** A hand waits until then for its next decision, and then ends without a further stake. Absent for a round that waits for nobody: a flight, or one that many share. */
  waitsUntil?: Timestamp;
}

export interface Game {
  id: Id;
  name: GameName;
  /**
     * Maker of the game.
     * @minLength 1
     * @maxLength 60
     */
  provider: string;
  cover: ResourceUrl;
  /** Categories the game is shown in. */
  categoryIds: Id[];
  /** What the gameplayTag filter compares with. */
  tags: GameTag[];
  /** Takes stakes from the bonus wallet. */
  isBonus: boolean;
  /** A favourite of this player; always false for a guest. */
  isCollected: boolean;
  /** What the game's pot holds at the moment, in the currency of the market that was asked for. It grows with every stake; whoever wins it gets all of it, and it starts again with a fixed amount. Absent for a game without a pot. */
  jackpot?: PositiveAmount;
  /**
     * Share of each stake that goes into the pot (0.01 is 1 %); `rtp` includes what the pot pays.
     * @minimum 0
     * @maximum 1
     */
  jackpotShare?: number;
  minBet?: PositiveAmount;
  /** Most that a round begins with; a hand may be raised above it. */
  maxBet?: PositiveAmount;
  /**
     * Return to player, the share of stakes paid back in the long run (0.965 is 96.5 %): of the main bet, played at its best.
     * @minimum 0
     * @maximum 1
     */
  rtp?: number;
  volatility?: Volatility;
  table?: LiveTable;
  openRound?: OpenRound;
}

/**
 * Rows in all pages.
 * @minimum 0
 * @maximum 1000000
 */
export type Total = number;

export interface GamePage {
  list: Game[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

/**
 * What a match ends with. home: the first side wins. draw: neither does. away: the second side wins.
 */
export type SportOutcome = typeof SportOutcome[keyof typeof SportOutcome];


export const SportOutcome = {
  home: 'home',
  draw: 'draw',
  away: 'away',
} as const;

/**
 * Decimal odds, stake included (2.5 pays 2.50 for each 1 staked).
 * @minimum 1.01
 * @maximum 1000
 */
export type DecimalOdds = number;

/**
 * Odds that were tapped: the sportsbook opens with them on its slip, and says when they have changed (GAM-09).
 */
export interface SportSelection {
  eventId: Id;
  outcome: SportOutcome;
  odds: DecimalOdds;
}

export interface GameEntryRequest {
  gameId: Id;
  selection?: SportSelection;
}

export interface GameEntry {
  /**
     * Absolute address of this entry on a game host, new for every entry (GAM-05). Never contains the session token.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /** The entry plays with the bonus wallet; only a game listed with isBonus does. */
  isBonus: boolean;
}

/**
 * What to do with the favourite. add: make the game one. remove: make it none.
 */
export type CollectOption = typeof CollectOption[keyof typeof CollectOption];


export const CollectOption = {
  add: 'add',
  remove: 'remove',
} as const;

export interface GameCollectRequest {
  gameId: Id;
  opt: CollectOption;
}

export interface GameCollected {
  gameId: Id;
  /** Whether the game is a favourite now. */
  isCollected: boolean;
}

/**
 * A call that depends on the market alone.
 */
export interface CountryQuery {
  country: CountryCode;
}

/**
 * Name of a side.
 * @minLength 1
 * @maxLength 80
 */
export type TeamName = string;

export interface SportOdds {
  home: DecimalOdds;
  draw?: DecimalOdds;
  away: DecimalOdds;
}

/**
 * A match with its odds. Its `gameId` is the game that takes bets on it, entered with a selection.
 */
export interface SportEvent {
  id: Id;
  /**
     * Kind of sport, a stable key.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[a-z][a-z-]*$
     */
  sport: string;
  /**
     * Competition in the language of the `lang` header.
     * @minLength 1
     * @maxLength 80
     */
  league: string;
  home: TeamName;
  away: TeamName;
  startsAt: Timestamp;
  /** Under way at the moment. */
  isLive: boolean;
  /**
     * Home and away so far, in tennis the sets; absent before the start.
     * @maxLength 7
     * @pattern ^[0-9]{1,3}-[0-9]{1,3}$
     */
  score?: string;
  /**
     * Minutes played so far, breaks left out; absent before the start and in sports without a clock.
     * @minimum 0
     * @maximum 200
     */
  minute?: number;
  /** Bets are refused for the moment, as around a goal; the odds are the last ones. Absent when they are accepted. */
  isSuspended?: boolean;
  odds: SportOdds;
  gameId: Id;
}

export type SportEventList = SportEvent[];

/**
 * A calendar day of the player's market (America/Santiago for CL), inclusive. An endDate before startDate finds no row.
 * @minLength 10
 * @maxLength 10
 */
export type MarketDate = string;

export interface BettingRecordListQuery {
  /** True for bets from the bonus wallet, false for cash bets. */
  isBonus: boolean;
  pageNum?: PageNum;
  /**
     * Rows a page (spec point 9).
     * @minimum 1
     * @maximum 999
     */
  pageSize?: number;
  startDate?: MarketDate;
  endDate?: MarketDate;
}

/**
 * Money of zero or more, in major units, at most two decimals.
 * @minimum 0
 * @maximum 1000000000000
 */
export type NonNegativeAmount = number;

/**
 * open: staked and not settled. won: payout above the stake. returned: the stake, or a part of it, came back from the game (a push, a factor of 1x or less). lost: payout zero. refunded: the bet was void and the stake came back. sold: cashed out before its end.
 */
export type BettingStatus = typeof BettingStatus[keyof typeof BettingStatus];


export const BettingStatus = {
  open: 'open',
  won: 'won',
  returned: 'returned',
  lost: 'lost',
  refunded: 'refunded',
  sold: 'sold',
} as const;

export interface BettingRecord {
  id: Id;
  gameId: Id;
  gameName: GameName;
  cover: ResourceUrl;
  stake: PositiveAmount;
  payout: NonNegativeAmount;
  /** The total of the balance, both wallets, after the payout; while the bet is open, after its stake. */
  balanceAfter: NonNegativeAmount;
  /** Staked from the bonus wallet. */
  isBonus: boolean;
  status: BettingStatus;
  createdAt: Timestamp;
  /** For an open hand: until when it waits for its next decision (GAM-14). Absent for every other bet. */
  waitsUntil?: Timestamp;
}

/**
 * Sums over all rows of the query, not of the page alone (HIS-02).
 */
export interface BettingTotals {
  stake: NonNegativeAmount;
  payout: NonNegativeAmount;
  /** The part of `stake` whose bets are open, so that a bet under way is no loss. */
  openStake?: NonNegativeAmount;
}

export interface BettingRecordPage {
  list: BettingRecord[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
  totals: BettingTotals;
}

/**
 * Where a banner is shown. home_top: the carousel of home. login and register: above those forms. sticky_banner: floating over home. menu_bar_top and menu_bar_bottom: in the side menu. promotion: the promotion screen. The first six come from batchBanners, promotion from promotionsBanners.
 */
export type BannerPosition = typeof BannerPosition[keyof typeof BannerPosition];


export const BannerPosition = {
  home_top: 'home_top',
  login: 'login',
  register: 'register',
  sticky_banner: 'sticky_banner',
  menu_bar_top: 'menu_bar_top',
  menu_bar_bottom: 'menu_bar_bottom',
  promotion: 'promotion',
} as const;

export interface BannerListQuery {
  country: CountryCode;
  position: BannerPosition;
}

/**
 * What a tap does (LOB-11). game: enters the game. h5: opens an external page. deeplink: goes to a route of the app. luckywheel: opens the wheel. active: opens the activity.
 */
export type BannerCommand = typeof BannerCommand[keyof typeof BannerCommand];


export const BannerCommand = {
  game: 'game',
  h5: 'h5',
  deeplink: 'deeplink',
  luckywheel: 'luckywheel',
  active: 'active',
} as const;

/**
 * What the command acts on: the game id (game), an external https address (h5), a route (deeplink), the name of the activity such as redenvelope (active). Empty for luckywheel, and where a tap does nothing.
 * @maxLength 500
 */
export type CommandValue = string;

/**
 * Page the command opens beside its value: the address of the wheel (luckywheel) or of the activity (active), absolute or a path. Empty for the others.
 * @maxLength 500
 */
export type PageAddress = string;

/**
 * A side of the image in its own pixels, to keep its place while it loads (APP-12).
 * @minimum 1
 * @maximum 10000
 */
export type ImageSize = number;

export interface Banner {
  id: Id;
  position: BannerPosition;
  cover: ResourceUrl;
  cmd: BannerCommand;
  cmdValue: CommandValue;
  path: PageAddress;
  /**
     * Text for those who cannot see the image in the language of the `lang` header.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  width?: ImageSize;
  height?: ImageSize;
}

export type BannerList = Banner[];

/**
 * The banners of each position; an empty list where there are none.
 */
export interface BannersByPosition {
  home_top: BannerList;
  login: BannerList;
  register: BannerList;
  sticky_banner: BannerList;
  menu_bar_top: BannerList;
  menu_bar_bottom: BannerList;
}

/**
 * System of the device: android, ios, or web for any other.
 */
export type ClientSystem = typeof ClientSystem[keyof typeof ClientSystem];


export const ClientSystem = {
  android: 'android',
  ios: 'ios',
  web: 'web',
} as const;

/**
 * Kind of client; h5 is the mobile web.
 */
export type ClientTerminal = typeof ClientTerminal[keyof typeof ClientTerminal];


export const ClientTerminal = {
  h5: 'h5',
} as const;

export interface PopupListQuery {
  country: CountryCode;
  system: ClientSystem;
  terminal: ClientTerminal;
}

/**
 * promotion: an offer led by its cover. announcement: something to read.
 */
export type PopupKind = typeof PopupKind[keyof typeof PopupKind];


export const PopupKind = {
  promotion: 'promotion',
  announcement: 'announcement',
} as const;

/**
 * once: once on a device. daily: once a UTC day. always: on every lobby load (NTF-01).
 */
export type PopupFrequency = typeof PopupFrequency[keyof typeof PopupFrequency];


export const PopupFrequency = {
  once: 'once',
  daily: 'daily',
  always: 'always',
} as const;

export interface Popup {
  id: Id;
  kind: PopupKind;
  /**
     * Heading in the language of the `lang` header.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Plain text in the language of the `lang` header, paragraphs parted by a line feed.
     * @maxLength 2000
     */
  body: string;
  cover: ResourceUrl;
  cmd: BannerCommand;
  cmdValue: CommandValue;
  frequency: PopupFrequency;
  /**
     * Order in the queue, descending.
     * @minimum 0
     * @maximum 1000
     */
  weight: number;
}

export interface PopupBundle {
  popUps: Popup[];
}

/**
 * The call takes no parameters.
 */
export interface NoBody { [key: string]: unknown }

export interface ServerInfo {
  serverTime: Timestamp;
  /**
     * Version of the server.
     * @minLength 1
     * @maxLength 40
     */
  version: string;
}

/**
 * Short currency name shown to the player (currencyAlias).
 * @minLength 1
 * @maxLength 8
 */
export type Currency = string;

/**
 * Why money came or went, apart from deposits, withdrawals and bets. registration_bonus, new_user_deposit_bonus and deposit_bonus: a bonus was given for that. bonus_released moves a wagered bonus to cash. bonus_expired: a bonus ran out of time. bonus_revoked: the deposit it was given for was undone. debt_settled: a credit paid for what was owed. cashback: the piggy bank was collected. lucky_money_sent: a red packet was made. lucky_money_received: a share was claimed. lucky_money_returned: what nobody claimed came back. lucky_wheel: a win on the wheel.
 */
export type ActivityType = typeof ActivityType[keyof typeof ActivityType];


export const ActivityType = {
  registration_bonus: 'registration_bonus',
  new_user_deposit_bonus: 'new_user_deposit_bonus',
  deposit_bonus: 'deposit_bonus',
  bonus_released: 'bonus_released',
  bonus_expired: 'bonus_expired',
  bonus_revoked: 'bonus_revoked',
  debt_settled: 'debt_settled',
  cashback: 'cashback',
  lucky_money_sent: 'lucky_money_sent',
  lucky_money_received: 'lucky_money_received',
  lucky_money_returned: 'lucky_money_returned',
  lucky_wheel: 'lucky_wheel',
} as const;

/**
 * How many times the bonus must be staked before it can be withdrawn.
 * @minimum 0
 * @maximum 100
 */
export type WagerTimes = number;

/**
 * A bonus that is being played: amount was given, left is in the bonus balance now, wins included. Stakes of bonus games come out of it and count as wagered, which never exceeds target. When it reaches target, what is left becomes cash; at expiresAt, what is left is gone (PRO-05).
 */
export interface BonusGrant {
  id: Id;
  source: ActivityType;
  amount: PositiveAmount;
  left: NonNegativeAmount;
  wagerTimes: WagerTimes;
  target: NonNegativeAmount;
  wagered: NonNegativeAmount;
  grantedAt: Timestamp;
  expiresAt: Timestamp;
}

/**
 * total is cash and bonus together; withdrawable is the part of cash that may be paid out now (PRO-06).
 */
export interface Balance {
  total: NonNegativeAmount;
  cash: NonNegativeAmount;
  bonus: NonNegativeAmount;
  withdrawable: NonNegativeAmount;
  /** What the player owes, left out when nothing: a deposit was undone whose money was not in cash any more. Whatever comes into cash settles it first. */
  owed?: PositiveAmount;
  /** Cash that has to stay for the bonuses of deposits to go on, left out when none: what of their deposits was not staked yet. A withdrawal or a red packet that leaves less ends them, the newest first. */
  bonusHold?: PositiveAmount;
  currencyAlias: Currency;
  /** Bonuses being played, in the order they are played; what is left of them adds up to bonus. A backend without wagering of its own leaves this out (PRO-05). */
  bonuses?: BonusGrant[];
}

export interface PlayerRequest {
  /** The player excludes themselves: the account neither plays nor deposits before this time, on any device, and withdraws as ever: entering a game, making a deposit and starting its payment are refused with account-excluded. An earlier time than the one that stands changes nothing, so the call may be sent again. For backends whose answer has `exclusion`; the others leave the field alone (PLR-02). */
  excludeUntil?: string;
  /** Asks for a ticket for the socket (RT-05). */
  socketTicket?: boolean;
}

/**
 * Version of the terms, the day from which they apply (SES-06).
 */
export type TermsVersion = string;

/**
 * The terms that came with the registration; left out without any.
 */
export type PlayerTerms = {
  version: TermsVersion;
  acceptedAt: Timestamp;
};

/**
 * Self-exclusion, where the backend keeps it with the account; empty while there is none. A backend that keeps none leaves this out: the app then keeps it on the device, and says so before the player chooses (PLR-02).
 */
export type PlayerExclusion = {
  until?: Timestamp;
};

/**
 * The player's phone number without prefix and without leading zeros, 9 or 10 digits (spec point 5). The pattern lets leading zeros pass, and a server takes them off: 0912345678 is 912345678.
 * @minLength 9
 * @maxLength 10
 * @pattern ^[0-9]{9,10}$
 */
export type Username = string;

/**
 * The bound phone number with its first and last 3 digits shown (APP-10); empty when none is bound.
 * @maxLength 20
 * @pattern ^([0-9]{0,3}\*+[0-9]{0,3})?$
 */
export type MaskedPhone = string;

/**
 * Code of the payment method.
 * @minLength 1
 * @maxLength 40
 */
export type PaymentMethodCode = string;

/**
 * Name shown to the player.
 * @minLength 1
 * @maxLength 60
 */
export type PaymentMethodName = string;

/**
 * A payment method open to this player, as far as a screen needs it before /recharge/paymentMethods is asked.
 */
export interface PlayerMethod {
  code: PaymentMethodCode;
  name: PaymentMethodName;
  icon: ResourceUrl;
}

export interface Player {
  username: Username;
  phoneNumber: MaskedPhone;
  country: CountryCode;
  currencyAlias: Currency;
  /** Withdrawing needs a bound phone (WDR-01). */
  isPhoneBound: boolean;
  registeredAt: Timestamp;
  /**
     * Deposits credited so far; what /recharge/usc counts.
     * @minimum 0
     * @maximum 1000000
     */
  rechargeCount: number;
  /** Payment methods of this player's market. */
  methodConfig: PlayerMethod[];
  /** The terms that came with the registration; left out without any. */
  terms?: PlayerTerms;
  /** Self-exclusion, where the backend keeps it with the account; empty while there is none. A backend that keeps none leaves this out: the app then keeps it on the device, and says so before the player chooses (PLR-02). */
  exclusion?: PlayerExclusion;
  /**
     * Where the backend hands out tickets, and one was asked for. A client that has one sends it as `ticket` in the `auth` of Socket.IO and leaves the query's token empty. It binds the first connection within a minute of it, and no other (RT-05).
     * @minLength 16
     * @maxLength 512
     */
  socketTicket?: string;
}

/**
 * 6 to 24 letters, digits and symbols of printable ASCII, no space (spec point 5).
 * @minLength 6
 * @maxLength 24
 * @pattern ^[\x21-\x7E]{6,24}$
 */
export type Password = string;

export interface LoginRequest {
  country: CountryCode;
  username: Username;
  password: Password;
}

export interface LoginResult {
  /**
     * 1 is ok; anything else is no login (SES-03, SES-04).
     * @minimum 0
     * @maximum 99
     */
  status: number;
  /**
     * The session token. It may be left out where the `token` response header carries it; empty or absent unless status is 1.
     * @maxLength 512
     */
  token?: string;
}

/**
 * The call returns nothing beyond success.
 */
export interface Nothing { [key: string]: unknown }

/**
 * Code of the SMS.
 * @minLength 6
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type VerificationCode = string;

/**
 * Advertising click or campaign (`cid` of the landing page).
 * @minLength 1
 * @maxLength 120
 */
export type CampaignId = string;

/**
 * Channel the player came by (`channel` of the landing page).
 * @minLength 1
 * @maxLength 60
 */
export type AdChannel = string;

/**
 * Code of the agent who brought the player, 4 letters or digits.
 * @minLength 4
 * @maxLength 4
 * @pattern ^[A-Za-z0-9]{4}$
 */
export type AgentCode = string;

export interface RegisterRequest {
  country: CountryCode;
  username: Username;
  password: Password;
  verificationCode: VerificationCode;
  envelopeId?: Id;
  inviteUserId?: Id;
  cid?: CampaignId;
  channel?: AdChannel;
  agentCode?: AgentCode;
  terms?: TermsVersion;
  /** Date of birth, where the market asks for it; code under-age for one that is not 18 whole years before the day of the market (SES-06). */
  birthDate?: string;
}

export interface SmsRequest {
  country: CountryCode;
  phoneNumber: Username;
}

/**
 * A code is on its way.
 */
export interface SmsReceipt {
  /**
     * Wait before the next code may be asked for, where it is longer than the 60 s of spec point 9.
     * @minimum 0
     * @maximum 3600
     */
  resendAfterSeconds?: number;
  /** Digits of the code. */
  codeLength: 6;
}

/**
 * Names an account by market and username.
 */
export interface AccountQuery {
  country: CountryCode;
  username: Username;
}

export interface BindPhoneRequest {
  username: Username;
  verificationCode: VerificationCode;
}

/**
 * Text with at most its first and last 3 characters shown; of a text below 9 never more than is hidden (APP-10).
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^*]{0,3}\*+[^*]{0,3}$
 */
export type MaskedText = string;

export interface BoundPhone {
  phoneNumber: MaskedText;
}

/**
 * A password that takes the place of another, on reset and on change: 6 to 16 characters of the same kinds (spec point 5, verify form). A password chosen on register may have up to 24, and goes on opening its account.
 * @minLength 6
 * @maxLength 16
 * @pattern ^[\x21-\x7E]{6,16}$
 */
export type NewPassword = string;

export interface ResetPasswordRequest {
  country: CountryCode;
  username: Username;
  password: NewPassword;
  verificationCode: VerificationCode;
}

export interface PhoneLookup {
  phoneNumber: MaskedPhone;
}

export interface ChangePasswordRequest {
  oldPassword: Password;
  password: NewPassword;
}

/**
 * Activity of this player, newest first. Every filter given must hold; startDate and endDate are both included.
 */
export interface ActivityRecordListQuery {
  pageNum?: PageNum;
  pageSize?: PageSize;
  startDate?: MarketDate;
  endDate?: MarketDate;
}

/**
 * Money in major units of the player's currency, at most two decimals.
 * @minimum -1000000000000
 * @maximum 1000000000000
 */
export type Amount = number;

export interface ActivityRecord {
  id: Id;
  type: ActivityType;
  amount: Amount;
  /** The total of the balance right after it. */
  balanceAfter: NonNegativeAmount;
  /** The red packet the money went into or came out of. */
  envelopeId?: Id;
  createdAt: Timestamp;
}

export interface ActivityRecordPage {
  list: ActivityRecord[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

export interface RechargeCount {
  /**
     * Deposits of this player that were credited so far, in full or in part; one that was undone later counts as well.
     * @minimum 0
     * @maximum 1000000
     */
  count: number;
}

/**
 * Payment company that handles the order, from the payment method.
 * @minLength 1
 * @maxLength 40
 */
export type PayChannel = string;

/**
 * Idempotency key, made once per intent of the player. A repeat answers with what the first one made (DEP-06, WDR-01). It counts among the player's own orders of one kind: deposits by either create call, withdrawals with their cancellations, red packets. The same key of another player or of another kind is another intent. The server knows it for 30 days at least; capital letters make no difference.
 */
export type IntentId = string;

/**
 * A market that pays in whole units (CL) refuses an amount with decimals, code amount-not-whole, field amount.
 */
export interface RechargeOrderRequest {
  amount: PositiveAmount;
  payChannel: PayChannel;
  paymentMethod: PaymentMethodCode;
  activityId?: Id;
  /** The player wants no bonus with this deposit. It is money as it is; left out, the bonus of the amount comes with it. */
  declinesBonus?: boolean;
  intentId?: IntentId;
}

/**
 * A new order, or the one made before from the same intentId. A deposit's fee is paid on top of its amount, a withdrawal's is taken out of it.
 */
export interface CreatedOrder {
  id: Id;
  fee: NonNegativeAmount;
}

/**
 * Days a bonus can be wagered, from the moment it is given.
 * @minimum 1
 * @maximum 3650
 */
export type BonusDays = number;

/**
 * A suggested deposit, and the bonus that it and each larger one up to the next bring.
 */
export interface RecommendConfig {
  amount: PositiveAmount;
  bonus: NonNegativeAmount;
  wagerTimes?: WagerTimes;
  validDays?: BonusDays;
  /**
     * Short mark on the amount, in the language of the `lang` header; empty for none. A mark that calls an amount the best is true of this player's next deposit, and of this amount alone.
     * @maxLength 40
     */
  tag: string;
}

export type RecommendConfigList = RecommendConfig[];

/**
 * Route inside the channel, from the payment method.
 * @minLength 1
 * @maxLength 40
 */
export type PayRouting = string;

/**
 * The payer's or payee's account, in the form the method's accountRule asks for.
 * @minLength 1
 * @maxLength 64
 */
export type PayAccount = string;

/**
 * Bank of the account, from the method's banks.
 * @minLength 1
 * @maxLength 20
 */
export type BankCode = string;

export interface PrepayRequest {
  id: Id;
  payChannel: PayChannel;
  routing: PayRouting;
  account?: PayAccount;
  bankCode?: BankCode;
  /**
     * One-time code the payment company sent to the payer.
     * @pattern ^[0-9]{6}$
     */
  otpCode?: string;
  /**
     * Page that a redirect comes back to. Its origin is that of the calling page, or one that the server was configured with; code wrong-return-url for any other. Without it, the server chooses.
     * @maxLength 500
     * @pattern ^https?://[^\s]+$
     */
  returnUrl?: string;
}

/**
 * What comes next. otp-required: a one-time code. redirect: a page of the payment company. pending: it works on the payment.
 */
export type PrepayResultStatus = typeof PrepayResultStatus[keyof typeof PrepayResultStatus];


export const PrepayResultStatus = {
  'otp-required': 'otp-required',
  redirect: 'redirect',
  pending: 'pending',
} as const;

/**
 * Where to send the money for a method with flow transfer. The reference ties the transfer to the order.
 */
export interface BankTransfer {
  /**
     * Name of the bank.
     * @minLength 1
     * @maxLength 60
     */
  bank: string;
  /**
     * Account number, digits alone.
     * @pattern ^[0-9]{4,20}$
     */
  accountNumber: string;
  /**
     * Kind of account in the language of the `lang` header.
     * @minLength 1
     * @maxLength 40
     */
  accountType: string;
  /**
     * Name of the account holder.
     * @minLength 1
     * @maxLength 80
     */
  holder: string;
  /**
     * Chilean tax id of the holder with its check digit.
     * @pattern ^[0-9]{7,8}-[0-9K]$
     */
  rut: string;
  /**
     * Where to send the proof of the transfer.
     * @maxLength 120
     */
  email: string;
  /**
     * Text to put in the comment of the transfer.
     * @minLength 1
     * @maxLength 40
     */
  reference: string;
}

/**
 * The next step of the payment. otp-required comes with otpSentTo: ask the player for the code and call again with otpCode. redirect comes with redirectUrl. pending means the payment company works on it, with transfer when the player has to send the money.
 */
export interface PrepayResult {
  /** What comes next. otp-required: a one-time code. redirect: a page of the payment company. pending: it works on the payment. */
  status: PrepayResultStatus;
  /**
     * Page of the payment company to open.
     * @maxLength 500
     */
  redirectUrl?: string;
  otpSentTo?: MaskedText;
  transfer?: BankTransfer;
}

export interface RechargeQueryPayQuery {
  id: Id;
}

/**
 * What was paid of amount where it was paid in part; absent where it was paid in full or not at all.
 * @minimum 0.01
 * @maximum 1000000000000
 */
export type PaidAmount = number;

/**
 * State of an order. 0 created, 1 pending, 2 success, 3 failed (spec point 4). A deposit is created until its payment was started by /recharge/prepay, or until the payment company reports it: which of the two makes it pending is the server's choice, and so is it to credit one that was not pending before. A withdrawal is created while it is in review, pending from when it is sent. 4 paid in part: less than the amount was paid (paidAmount). 5 reversed: what was paid was undone afterwards. 6 charged back: the payer had the bank take a deposit back; a withdrawal never has it.
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];


export const OrderStatus = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
  NUMBER_5: 5,
  NUMBER_6: 6,
} as const;

/**
 * Why the order failed, was paid in part or was undone, in the language of the `lang` header; empty for none.
 * @maxLength 200
 */
export type FailureReason = string;

/**
 * When its money was credited, ISO 8601 in UTC; absent until it was. A statement counts the deposit on this day, or on that of createdAt where a server leaves it out.
 */
export type CreditedAt = string;

/**
 * What left the balance again when a paid deposit was undone (status 5 or 6). Cash never falls below zero: what the player has no more is owed (`owed` of the balance). A bonus that the deposit brought ends with it.
 */
export interface OrderTakenBack {
  amount: NonNegativeAmount;
  at: Timestamp;
}

/**
 * Until when an order of status 0 or 1 can be paid, ISO 8601 in UTC. It fails then, and no limit of the player counts it any more.
 */
export type PayableUntil = string;

/**
 * The bonus a deposit brought, once it has succeeded; absent when it brought none.
 */
export interface OrderBonus {
  amount: PositiveAmount;
  wagerTimes: WagerTimes;
  expiresAt: Timestamp;
}

/**
 * A deposit. createdAt, paidAt and takenBack.at are in this order in time. The player pays amount + fee and is credited amount; a bonus comes on top, in the bonus balance. With status 4 paidAmount is credited instead, and fee is that of what was paid. With status 5 or 6 takenBack left the balance again.
 */
export interface RechargeOrder {
  id: Id;
  amount: PositiveAmount;
  paidAmount?: PaidAmount;
  fee: NonNegativeAmount;
  payChannel: PayChannel;
  routing: PayRouting;
  paymentMethod: PaymentMethodCode;
  status: OrderStatus;
  reason: FailureReason;
  createdAt: Timestamp;
  paidAt?: CreditedAt;
  takenBack?: OrderTakenBack;
  expiresAt?: PayableUntil;
  bonus?: OrderBonus;
  /** The intent it was made from, as it was sent; absent when it was made without one. By it, and by its amount, an order is known again whose answer got lost (NET-14). */
  intentId?: IntentId;
}

/**
 * Orders of this player, newest first. Every filter given must hold; startDate and endDate are both included.
 */
export interface OrderListQuery {
  pageNum?: PageNum;
  pageSize?: PageSize;
  status?: OrderStatus;
  startDate?: MarketDate;
  endDate?: MarketDate;
  intentId?: IntentId;
}

export interface RechargeOrderPage {
  list: RechargeOrder[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

/**
 * An offer to opt into, for deposits from minAmount on. Its bonus is bonusRate of what is credited, rounded half up to a unit of the market (in whole units where it pays so, else in hundredths); the bonus never exceeds maxBonus.
 */
export interface DepositActivity {
  id: Id;
  /**
     * Name of the offer.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Conditions as plain text, to be read before opting in.
     * @minLength 1
     * @maxLength 2000
     */
  terms: string;
  minAmount: PositiveAmount;
  /**
     * Bonus as a share of the deposit (0.5 is 50 %).
     * @minimum 0
     * @maximum 10
     */
  bonusRate: number;
  maxBonus: NonNegativeAmount;
  wagerTimes: WagerTimes;
  validDays?: BonusDays;
  expiresAt: Timestamp;
  /** The same offer begins again when this one ends, so its end is no reason to hurry: clients say no deadline (PRO-07). False when left out. */
  isRenewed?: boolean;
}

export type DepositActivityList = DepositActivity[];

/**
 * A share of one (0.05 is 5 %).
 * @minimum 0
 * @maximum 1
 */
export type Rate = number;

/**
 * How the payment is made. redirect: on the company's page. otp: with a one-time code. transfer: by bank transfer.
 */
export type PaymentMethodFlow = typeof PaymentMethodFlow[keyof typeof PaymentMethodFlow];


export const PaymentMethodFlow = {
  redirect: 'redirect',
  otp: 'otp',
  transfer: 'transfer',
} as const;

/**
 * Within how many minutes the money usually arrives once it was sent.
 * @minimum 1
 * @maximum 20160
 */
export type UsualMinutes = number;

/**
 * Kind of account. none: asks for nothing. rut: a Chilean tax id. phone: a phone number. email: a mail address. bank-account: an account number.
 */
export type AccountRuleKind = typeof AccountRuleKind[keyof typeof AccountRuleKind];


export const AccountRuleKind = {
  none: 'none',
  rut: 'rut',
  phone: 'phone',
  email: 'email',
  'bank-account': 'bank-account',
} as const;

/**
 * The field of the request that it fills. accountType: kind of account. taxId: tax id of the holder. holder: name of the holder.
 */
export type AccountFieldName = typeof AccountFieldName[keyof typeof AccountFieldName];


export const AccountFieldName = {
  accountType: 'accountType',
  taxId: 'taxId',
  holder: 'holder',
} as const;

/**
 * How it is typed. choice: the code of one of the options. rut: a Chilean RUT, with its check digit. name: the name of a person. text: anything that fits the pattern.
 */
export type AccountFieldKind = typeof AccountFieldKind[keyof typeof AccountFieldKind];


export const AccountFieldKind = {
  choice: 'choice',
  rut: 'rut',
  name: 'name',
  text: 'text',
} as const;

export interface AccountOption {
  /**
     * What is sent.
     * @minLength 1
     * @maxLength 20
     */
  code: string;
  /**
     * What is shown, in the language of the `lang` header.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** The banks that have it; left out, all of them. */
  bankCodes?: BankCode[];
}

/**
 * A field about whoever the account belongs to. The market says what it is called and what fits, so that a tax id is a RUT in one and something else in another.
 */
export interface AccountField {
  /** The field of the request that it fills. accountType: kind of account. taxId: tax id of the holder. holder: name of the holder. */
  name: AccountFieldName;
  /** How it is typed. choice: the code of one of the options. rut: a Chilean RUT, with its check digit. name: the name of a person. text: anything that fits the pattern. */
  kind: AccountFieldKind;
  /**
     * What it is called, in the language of the `lang` header.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  /**
     * Help under the field, in the language of the `lang` header; empty for none.
     * @maxLength 120
     */
  hint: string;
  /**
     * Regular expression (ECMAScript, flag u) the value must match.
     * @minLength 1
     * @maxLength 200
     */
  pattern?: string;
  /** The choices of a kind choice. */
  options?: AccountOption[];
}

/**
 * What the method asks the player for, as account.
 */
export interface AccountRule {
  /** Kind of account. none: asks for nothing. rut: a Chilean tax id. phone: a phone number. email: a mail address. bank-account: an account number. */
  kind: AccountRuleKind;
  /**
     * Regular expression (ECMAScript, flag u) the account must match. A kind rut must have the right check digit as well.
     * @minLength 1
     * @maxLength 200
     */
  pattern?: string;
  /**
     * Help under the field, in the language of the `lang` header; empty for none.
     * @maxLength 120
     */
  hint: string;
  /**
     * What the method asks for beside account and bank, in the order to ask. Each one is required; left out, there are none.
     * @maxItems 5
     */
  fields?: AccountField[];
}

export interface Bank {
  code: BankCode;
  /**
     * Name of the bank.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}

/**
 * Banks to choose from. Where present, bankCode is required by the method.
 */
export type BankList = Bank[];

/**
 * A way to deposit. The fee of an order is amount x feeRate + feeFixed. The share is rounded half up: to a whole unit in markets that pay in whole units (CL), else to a hundredth.
 */
export interface PaymentMethod {
  code: PaymentMethodCode;
  name: PaymentMethodName;
  icon: ResourceUrl;
  min: PositiveAmount;
  max: PositiveAmount;
  feeRate: Rate;
  feeFixed: NonNegativeAmount;
  routing: PayRouting;
  payChannel: PayChannel;
  /** The payment company sends a one-time code before it goes on. */
  needsOtp: boolean;
  /** How the payment is made. redirect: on the company's page. otp: with a one-time code. transfer: by bank transfer. */
  flow: PaymentMethodFlow;
  usualMinutes?: UsualMinutes;
  accountRule: AccountRule;
  banks?: BankList;
}

export type PaymentMethodList = PaymentMethod[];

/**
 * As RechargeOrderRequest, on the route the player chose.
 */
export interface RechargeRoutedOrderRequest {
  amount: PositiveAmount;
  payChannel: PayChannel;
  paymentMethod: PaymentMethodCode;
  routing: PayRouting;
  activityId?: Id;
  /** The player wants no bonus with this deposit. It is money as it is; left out, the bonus of the amount comes with it. */
  declinesBonus?: boolean;
  intentId?: IntentId;
}

/**
 * A withdrawal to the account that the player typed.
 */
export interface WithdrawToAccount {
  amount: PositiveAmount;
  payChannel: PayChannel;
  paymentMethod: PaymentMethodCode;
  account: PayAccount;
  bankCode?: BankCode;
  /**
     * Code of the kind of account, for methods that ask for it (accountRule.fields).
     * @minLength 1
     * @maxLength 20
     */
  accountType?: string;
  /**
     * Tax id of the account holder, for methods that ask for it (accountRule.fields).
     * @minLength 1
     * @maxLength 32
     */
  taxId?: string;
  /**
     * Name of the account holder, for methods that ask for it (accountRule.fields).
     * @minLength 1
     * @maxLength 80
     */
  holder?: string;
  intentId?: IntentId;
}

/**
 * Opaque name of an account and its holder: the same for all withdrawals of a player to it. It says nothing to anybody else.
 * @minLength 1
 * @maxLength 64
 */
export type PayeeId = string;

/**
 * A withdrawal to an account that the player withdrew to before.
 */
export interface WithdrawToPayee {
  amount: PositiveAmount;
  payChannel: PayChannel;
  paymentMethod: PaymentMethodCode;
  payeeId: PayeeId;
  intentId?: IntentId;
}

/**
 * Takes a withdrawal back while it is in review (status 0). The same order again is answered the same way.
 */
export interface WithdrawCancellation {
  cancelOrderId: Id;
  intentId?: IntentId;
}

/**
 * A new withdrawal, to an account or to one that was used before, or the cancellation of one.
 */
export type WithdrawRequest = WithdrawToAccount | WithdrawToPayee | WithdrawCancellation;

/**
 * Who was paid. What names the holder is masked (APP-10); a field that the method did not ask for is left out.
 */
export interface WithdrawPayee {
  id: PayeeId;
  /**
     * Name of the bank.
     * @minLength 1
     * @maxLength 60
     */
  bank?: string;
  /**
     * Kind of account, in the language of the `lang` header.
     * @minLength 1
     * @maxLength 60
     */
  accountType?: string;
  taxId?: MaskedText;
  holder?: MaskedText;
}

/**
 * What happened. received: it was ordered. review: it is being looked at. sent: it went to the bank. paid: it arrived, or a part of it. returned: the bank sent it back, or the rest of it. cancelled: the player took it back.
 */
export type WithdrawStepStep = typeof WithdrawStepStep[keyof typeof WithdrawStepStep];


export const WithdrawStepStep = {
  received: 'received',
  review: 'review',
  sent: 'sent',
  paid: 'paid',
  returned: 'returned',
  cancelled: 'cancelled',
} as const;

/**
 * Something that happened to a withdrawal: it was received, its review began, it was sent to the bank, it was paid; or it was returned by the bank or cancelled by the player, and the money came back.
 */
export interface WithdrawStep {
  /** What happened. received: it was ordered. review: it is being looked at. sent: it went to the bank. paid: it arrived, or a part of it. returned: the bank sent it back, or the rest of it. cancelled: the player took it back. */
  step: WithdrawStepStep;
  at: Timestamp;
}

/**
 * A withdrawal. The balance falls by amount and the account receives amount - fee. With status 3 all of amount came back, with status 4 what is above paidAmount did, and fee is that of what was paid, at most its share of the whole fee; with status 5 the bank returned it after it had been paid, and all of amount came back.
 */
export interface WithdrawOrder {
  id: Id;
  amount: PositiveAmount;
  paidAmount?: PaidAmount;
  fee: NonNegativeAmount;
  payChannel: PayChannel;
  routing: PayRouting;
  paymentMethod: PaymentMethodCode;
  account: MaskedText;
  payee: WithdrawPayee;
  status: OrderStatus;
  reason: FailureReason;
  createdAt: Timestamp;
  /**
     * What happened so far, oldest first; the first is received, at createdAt. The last fits the status, until it is sent received or review, sent with 1, paid with 2, returned or cancelled with 3, paid or returned with 4, returned with 5.
     * @minItems 1
     * @maxItems 10
     */
  timeline: WithdrawStep[];
  /** The intent it was made from, as it was sent; absent when it was made without one. By it, and by its amount, an order is known again whose answer got lost (NET-14). */
  intentId?: IntentId;
  /** The intent it was cancelled by, as it was sent; absent while it is not cancelled. */
  cancelIntentId?: IntentId;
}

export interface WithdrawOrderPage {
  list: WithdrawOrder[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

/**
 * A way to withdraw. The fee of an order is amount x feeRate + feeFixed. The share is rounded half up: to a whole unit in markets that pay in whole units (CL), else to a hundredth.
 */
export interface WithdrawMethod {
  code: PaymentMethodCode;
  name: PaymentMethodName;
  icon: ResourceUrl;
  min: PositiveAmount;
  max: PositiveAmount;
  feeRate: Rate;
  feeFixed: NonNegativeAmount;
  /**
     * Minutes within which a withdrawal is usually paid, from the moment it is received.
     * @minimum 1
     * @maximum 20160
     */
  usualMinutes: number;
  routing: PayRouting;
  payChannel: PayChannel;
  accountRule: AccountRule;
  banks?: BankList;
}

export type WithdrawMethodList = WithdrawMethod[];

/**
 * How much it matters. info: good to know. important: worth reading. urgent: money or access is affected right now. winner: somebody won.
 */
export type NoticeLevel = typeof NoticeLevel[keyof typeof NoticeLevel];


export const NoticeLevel = {
  info: 'info',
  important: 'important',
  urgent: 'urgent',
  winner: 'winner',
} as const;

export interface Notice {
  id: Id;
  /**
     * Heading in the language of the `lang` header.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Plain text in the language of the `lang` header, paragraphs parted by a line feed.
     * @minLength 1
     * @maxLength 4000
     */
  body: string;
  level: NoticeLevel;
  /** News of a bet or a withdrawal of the player, not an announcement. */
  isOwn?: boolean;
  startsAt: Timestamp;
  endsAt: Timestamp;
}

export type NoticeList = Notice[];

/**
 * With an envelopeId, only the claim from that packet (asked when the answer to a claim got lost).
 */
export interface LuckyClaimListQuery {
  envelopeId?: Id;
  pageNum?: PageNum;
  pageSize?: PageSize;
}

export interface LuckyClaim {
  sender: MaskedText;
  amount: PositiveAmount;
  envelopeId: Id;
  claimedAt: Timestamp;
}

export interface LuckyClaimPage {
  list: LuckyClaim[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

export interface LuckyCollectionListQuery {
  envelopeId: Id;
  pageNum?: PageNum;
  pageSize?: PageSize;
}

/**
 * One claimed share.
 */
export interface LuckyCollection {
  player: MaskedText;
  amount: PositiveAmount;
  claimedAt: Timestamp;
}

export interface LuckyCollectionPage {
  list: LuckyCollection[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

/**
 * How the amount is split over the shares. equal: all the same. random: by chance. They add up to it exactly (RED-02).
 */
export type LuckyKind = typeof LuckyKind[keyof typeof LuckyKind];


export const LuckyKind = {
  equal: 'equal',
  random: 'random',
} as const;

/**
 * Words of the sender, plain text; empty for none.
 * @maxLength 100
 */
export type LuckyGreeting = string;

export interface LuckyEnvelopeRequest {
  amount: PositiveAmount;
  /**
     * How many players can claim.
     * @minimum 1
     * @maximum 100
     */
  shares: number;
  kind: LuckyKind;
  greeting?: LuckyGreeting;
  intentId?: IntentId;
}

/**
 * open can be claimed; emptied has no share left; expired ran out of time.
 */
export type LuckyEnvelopeStatus = typeof LuckyEnvelopeStatus[keyof typeof LuckyEnvelopeStatus];


export const LuckyEnvelopeStatus = {
  open: 'open',
  emptied: 'emptied',
  expired: 'expired',
} as const;

/**
 * A red packet. What is left of an expired one has returned to the sender.
 */
export interface LuckyEnvelope {
  id: Id;
  sender: MaskedText;
  /** The player who makes the call has sent it. Players cannot claim their own packets. */
  isOwn: boolean;
  greeting: LuckyGreeting;
  amount: PositiveAmount;
  /** Of the amount: that of the sender's market. */
  currencyAlias: Currency;
  /**
     * Shares in all.
     * @minimum 1
     * @maximum 100
     */
  shares: number;
  /**
     * Shares that are not claimed yet.
     * @minimum 0
     * @maximum 100
     */
  sharesLeft: number;
  kind: LuckyKind;
  expiresAt: Timestamp;
  /** open can be claimed; emptied has no share left; expired ran out of time. */
  status: LuckyEnvelopeStatus;
  /** The intent it was made from, as it was sent; absent when it was made without one, and for every player but its sender. By it, and by its amount, an order is known again whose answer got lost (NET-14). */
  intentId?: IntentId;
}

/**
 * Names one red packet by its id, or by the intent with which this player created it (for when the answer to the creation was lost). With both, the id counts.
 */
export interface LuckyEnvelopeLookup {
  envelopeId?: Id;
  intentId?: IntentId;
}

/**
 * Names one red packet.
 */
export interface LuckyEnvelopeQuery {
  envelopeId: Id;
}

export interface LuckyShare {
  /**
     * Link to the packet, on the share domain, opening the red-envelope page with the packet id in `shared`. Plain http on a developer's own network only.
     * @maxLength 500
     * @pattern ^(https://|http://(localhost|127[.]0[.]0[.]1|10[.]|192[.]168[.]))
     */
  url: string;
  /**
     * Words to send with the link.
     * @minLength 1
     * @maxLength 300
     */
  text: string;
}

export interface LuckyDomain {
  /**
     * Origin of share links. Plain http on a developer's own network only.
     * @maxLength 200
     * @pattern ^(https://|http://(localhost|127[.]0[.]0[.]1|10[.]|192[.]168[.]))[^/?#]*$
     */
  domain: string;
}

/**
 * Whether to show the guide, and the rules it explains.
 */
export interface LuckyGuide {
  /** Least amount of a share. */
  minShare: PositiveAmount;
  /** Most that goes into one packet. */
  maxAmount: PositiveAmount;
  /**
     * Most shares of one packet.
     * @minimum 1
     * @maximum 100
     */
  maxShares: number;
  /**
     * Hours a packet can be claimed.
     * @minimum 1
     * @maximum 720
     */
  openHours: number;
  /** The player has seen the guide to red packets. */
  finished: boolean;
}

export const LuckyGuideFinishedValue = {
  /** Always true, also on a repeat. */
  finished: true,
} as const;
export type LuckyGuideFinished = typeof LuckyGuideFinishedValue;

/**
 * Newest first.
 */
export type LuckyCollectionList = LuckyCollection[];

/**
 * Without an envelopeId the answer is about the standing offer to new players.
 */
export interface LuckyDisplayRewardQuery {
  envelopeId?: Id;
}

/**
 * What a visitor can still win.
 */
export interface LuckyDisplayReward {
  /** The packet the answer is about; missing when there is no standing offer. */
  envelopeId?: Id;
  amount: NonNegativeAmount;
  currencyAlias: Currency;
  expiresAt: Timestamp;
}

/**
 * All this player ever claimed from red packets.
 */
export interface LuckyTotal {
  amount: NonNegativeAmount;
  /**
     * Packets claimed.
     * @minimum 0
     * @maximum 1000000
     */
  count: number;
}

/**
 * The piggy bank of a new player. saved is the money in it, rate the share of every net loss that goes in, target the amount it needs before it can be collected. Net loss is what a day of the market cost in cash bets, wins taken off; what was saved stays when the player wins again.
 */
export interface PigState {
  saved: NonNegativeAmount;
  rate: Rate;
  target: PositiveAmount;
  /** The pig can be collected now. */
  canCollect: boolean;
  /** When it can be collected next; null when only the saved amount is missing or it can be now. */
  nextCollectAt: Timestamp | null;
}

/**
 * What left the pig, and the player's total balance after it.
 */
export interface PigCollected {
  amount: PositiveAmount;
  balance: NonNegativeAmount;
}

export interface PigRecordListQuery {
  pageNum?: PageNum;
  pageSize?: PageSize;
}

/**
 * saved went into the pig, collected went to the balance.
 */
export type PigRecordKind = typeof PigRecordKind[keyof typeof PigRecordKind];


export const PigRecordKind = {
  saved: 'saved',
  collected: 'collected',
} as const;

export interface PigRecord {
  id: Id;
  /** saved went into the pig, collected went to the balance. */
  kind: PigRecordKind;
  amount: PositiveAmount;
  createdAt: Timestamp;
}

export interface PigRecordPage {
  list: PigRecord[];
  total: Total;
  pageNum: PageNum;
  pageSize: PageSize;
}

export interface PigMarqueeItem {
  player: MaskedText;
  amount: PositiveAmount;
  at: Timestamp;
}

/**
 * Newest first.
 */
export type PigMarquee = PigMarqueeItem[];

/**
 * The kind of event reported to the advertiser. landing: a visit. register: a new account. recharge: a deposit.
 */
export type AdsEvent = typeof AdsEvent[keyof typeof AdsEvent];


export const AdsEvent = {
  landing: 'landing',
  register: 'register',
  recharge: 'recharge',
} as const;

export interface AdsReport {
  cid?: CampaignId;
  channel?: AdChannel;
  event: AdsEvent;
  orderId?: Id;
  amount?: PositiveAmount;
}

/**
 * Tier of the new-user deposit. 1 first deposit, 2 second deposit (spec point 3).
 */
export type RewardType = typeof RewardType[keyof typeof RewardType];


export const RewardType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

/**
 * What /v1/pb/get would pay this player now, in major units; 0 until the deposit is made and after the claim. In /v1/pb/list alone.
 * @minimum 0
 * @maximum 1000000000000
 */
export type RewardReady = number;

/**
 * The registration bonus or the reward of the deposit.
 */
export type PbClaimKind = typeof PbClaimKind[keyof typeof PbClaimKind];


export const PbClaimKind = {
  registration: 'registration',
  deposit: 'deposit',
} as const;

/**
 * running is being played, done became cash, spent was lost in play, expired ran out of time, revoked went with its deposit.
 */
export type PbClaimState = typeof PbClaimState[keyof typeof PbClaimState];


export const PbClaimState = {
  running: 'running',
  done: 'done',
  spent: 'spent',
  expired: 'expired',
  revoked: 'revoked',
} as const;

/**
 * A reward this player has claimed, and how far it is played.
 */
export interface PbClaim {
  /** The registration bonus or the reward of the deposit. */
  kind: PbClaimKind;
  amount: PositiveAmount;
  wagerTotal: NonNegativeAmount;
  wagered: NonNegativeAmount;
  expiresAt: Timestamp;
  /** running is being played, done became cash, spent was lost in play, expired ran out of time, revoked went with its deposit. */
  state: PbClaimState;
}

/**
 * A tier of the new-user deposit. In /v1/pb/config rewardRecharge is the tier's reward in percent of the deposit (50 first, 20 second; spec point 9), of what was credited, rounded half up to a unit of the market; in /v1/pb/list it is the amount this player has claimed of that reward, so 0 means still to win (PRO-02). rewardTotal is the amount the reward of the deposit never exceeds (5000 and 4000), rewardReg the registration bonus, which belongs to the first tier (100) and is 0 in the second. rewardAlready is what this player has received from the tier so far, registration bonus included (0 for a guest). What is optional says more where the server knows it: a client shows less without it, and never works it out.
 */
export interface PbConfig {
  rewardRecharge: NonNegativeAmount;
  rewardTotal: NonNegativeAmount;
  rewardReg: NonNegativeAmount;
  rewardType: RewardType;
  /**
     * Short mark on the tier, in the language of the `lang` header; empty for none.
     * @maxLength 60
     */
  rewardTag: string;
  rewardAlready: NonNegativeAmount;
  rewardReady?: RewardReady;
  wagerTimes?: WagerTimes;
  /**
     * Days in which a claimed reward has to be played.
     * @minimum 1
     * @maximum 365
     */
  validDays?: number;
  /**
     * What this player has claimed of the tier, in /v1/pb/list alone.
     * @maxItems 2
     */
  claims?: PbClaim[];
}

/**
 * @maxItems 2
 */
export type PbConfigList = PbConfig[];

export interface PbGetRequest {
  rewardType: RewardType;
}

/**
 * A reward paid into the bonus balance.
 */
export interface PbReward {
  amount: PositiveAmount;
  wagerTimes: WagerTimes;
  expiresAt: Timestamp;
}

export interface PbConfigs {
  pbConfig: PbConfigList;
  /** Currency of the market asked for, so that a guest, who has no balance yet, reads the figures with it. Our extension. */
  currencyAlias?: Currency;
}

