// Generated from openapi/ by `npm run generate`. Do not edit.
import * as zod from 'zod';

export const IdMax = 64;



export const Id = zod.string().min(1).max(IdMax).describe('An opaque identifier.');

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const AmountMin = -1000000000000;
export const AmountMax = 1000000000000;
export const AmountMultipleOf = 0.01;



export const Amount = zod.number().min(AmountMin).max(AmountMax).multipleOf(AmountMultipleOf).describe('Money in major units of the player\'s currency, at most two decimals.');

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const RechargeEvent = zod.strictObject({
  "orderId": Id,
  "amount": Amount
}).describe('What the server says about a deposit (spec point 3, push notification): it has ended, or what was paid of it was undone later (reversed, charged back). `amount` is that of the order, whatever was paid of it; /recharge/queryPay tells what was.');

export type RechargeEvent = zod.input<typeof RechargeEvent>;
export type RechargeEventOutput = zod.output<typeof RechargeEvent>;




export const SocketLogin = zod.strictObject({
  "token": zod.string().min(1)
});

export type SocketLogin = zod.input<typeof SocketLogin>;
export type SocketLoginOutput = zod.output<typeof SocketLogin>;

export const chatJoinVisitorIdMin = 16;
export const chatJoinVisitorIdMax = 64;

export const chatJoinConversationIdMax = 64;

export const chatJoinAfterSeqMin = 0;
export const chatJoinAfterSeqMax = 1000000;



export const ChatJoin = zod.strictObject({
  "visitorId": zod.string().min(chatJoinVisitorIdMin).max(chatJoinVisitorIdMax).describe('A secret of the device. Without a login it is the key to the conversation.'),
  "lang": zod.enum(['en', 'ks']).describe('Language the agent answers in. en: English. ks: Spanish.'),
  "conversationId": zod.string().min(1).max(chatJoinConversationIdMax).exactOptional().describe('The conversation the client has entries of; left out when it has none.'),
  "afterSeq": zod.int().min(chatJoinAfterSeqMin).max(chatJoinAfterSeqMax).describe('The last entry the client has; 0 for none. It counts only for the conversation named.')
}).describe('Which conversation, and how much of it the client has.');

export type ChatJoin = zod.input<typeof ChatJoin>;
export type ChatJoinOutput = zod.output<typeof ChatJoin>;

export const chatJoinedConversationIdMax = 64;



export const ChatJoined = zod.strictObject({
  "conversationId": zod.string().min(1).max(chatJoinedConversationIdMax)
}).describe('The conversation the socket is in now. When it is another than the client named, what the client has of the other is void.');

export type ChatJoined = zod.input<typeof ChatJoined>;
export type ChatJoinedOutput = zod.output<typeof ChatJoined>;

export const ChatIdMax = 64;



export const ChatId = zod.string().min(1).max(ChatIdMax).describe('Of a message the client\'s own, a UUID; of what the agent writes the server\'s.');

export type ChatId = zod.input<typeof ChatId>;
export type ChatIdOutput = zod.output<typeof ChatId>;

export const ChatTextMax = 500;



export const ChatText = zod.string().min(1).max(ChatTextMax).describe('Plain text; line breaks are kept.');

export type ChatText = zod.input<typeof ChatText>;
export type ChatTextOutput = zod.output<typeof ChatText>;

export const Timestamp = zod.iso.datetime({"offset":true}).describe('ISO 8601 in UTC.');

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const ChatMessage = zod.strictObject({
  "id": ChatId,
  "text": ChatText,
  "orderId": Id.exactOptional(),
  "sentAt": Timestamp
}).describe('A message to support.');

export type ChatMessage = zod.input<typeof ChatMessage>;
export type ChatMessageOutput = zod.output<typeof ChatMessage>;

export const chatEntrySeqMax = 1000000;

export const chatEntryQuickRepliesMax = 6;



export const ChatEntry = zod.strictObject({
  "id": ChatId,
  "seq": zod.int().min(1).max(chatEntrySeqMax),
  "from": zod.enum(['player', 'agent']).describe('Who wrote it. player: the player, or a guest. agent: support.'),
  "text": ChatText,
  "orderId": Id.exactOptional(),
  "quickReplies": zod.array(ChatText).max(chatEntryQuickRepliesMax).exactOptional().describe('Answers the agent offers with this entry; the last entry\'s count.'),
  "sentAt": Timestamp
}).describe('An entry of a conversation. `seq` counts from 1 without gaps and gives the order; an entry may be sent more than once.');

export type ChatEntry = zod.input<typeof ChatEntry>;
export type ChatEntryOutput = zod.output<typeof ChatEntry>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CountryCode = zod.string().regex(CountryCodeRegExp).describe('Market, ISO 3166-1 alpha-2.');

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const CategoriesQuery = zod.strictObject({
  "country": CountryCode
});

export type CategoriesQuery = zod.input<typeof CategoriesQuery>;
export type CategoriesQueryOutput = zod.output<typeof CategoriesQuery>;

export const MessageMax = 500;



export const Message = zod.string().max(MessageMax).describe('Text for the player in the language of the `lang` header; empty on success.');

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const ResourceUrlMax = 500;



export const ResourceUrl = zod.string().min(1).max(ResourceUrlMax).describe('Absolute URL, or a path on the resource host.');

export type ResourceUrl = zod.input<typeof ResourceUrl>;
export type ResourceUrlOutput = zod.output<typeof ResourceUrl>;

export const categoryNameMax = 60;

export const categoryLocalNameMax = 60;

export const categoryFunctionWeightMin = 0;
export const categoryFunctionWeightMax = 1000;

export const categoryRecommendWeightMin = 0;
export const categoryRecommendWeightMax = 1000;



export const Category = zod.strictObject({
  "id": Id,
  "name": zod.string().min(1).max(categoryNameMax).describe('Stable English name. Three of them have a meaning, whatever the id: Hot (the popular games, which home opens with), Bonus (games of the bonus wallet) and Sports (shows sport events beside its games).'),
  "localName": zod.string().min(1).max(categoryLocalNameMax).describe('Name in the language of the `lang` header.'),
  "isFunction": zod.boolean().describe('Shown as a large tile under the banner.'),
  "functionWeight": zod.int().min(categoryFunctionWeightMin).max(categoryFunctionWeightMax).describe('Order of the tiles, descending.'),
  "isRecommend": zod.boolean().describe('Shown in the navigation tab.'),
  "recommendWeight": zod.int().min(categoryRecommendWeightMin).max(categoryRecommendWeightMax).describe('Order in the navigation tab, descending.'),
  "icon": ResourceUrl,
  "cover": ResourceUrl
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const CategoryListMax = 200;



export const CategoryList = zod.array(Category).max(CategoryListMax);

export type CategoryList = zod.input<typeof CategoryList>;
export type CategoryListOutput = zod.output<typeof CategoryList>;

export const failureDetailCodeRegExp = new RegExp('^[a-z][a-z0-9-]*$');
export const failureDetailRetryAfterSecondsMin = 0;
export const failureDetailRetryAfterSecondsMax = 86400;



export const FailureDetail = zod.strictObject({
  "code": zod.string().regex(failureDetailCodeRegExp).describe('Stable name of the failure, one of `x-refusals`, e.g. wrong-credentials, sms-limit, invalid-body.'),
  "field": zod.string().exactOptional().describe('The request field the failure belongs to, as a path (`amount`, `list.0.id`).'),
  "retryAfterSeconds": zod.int().min(failureDetailRetryAfterSecondsMin).max(failureDetailRetryAfterSecondsMax).exactOptional().describe('When it makes sense to try again.')
}).describe('What went wrong, for the client.');

export type FailureDetail = zod.input<typeof FailureDetail>;
export type FailureDetailOutput = zod.output<typeof FailureDetail>;

export const failureEnvelopeMessageMax = 500;



export const FailureEnvelope = zod.strictObject({
  "success": zod.literal(false),
  "message": zod.string().min(1).max(failureEnvelopeMessageMax).describe('What is wrong and what to do, in the language of the `lang` header.'),
  "data": zod.union([FailureDetail,zod.null()]).describe('Details where there are any.')
}).describe('The envelope of every refusal and every 4xx or 5xx.');

export type FailureEnvelope = zod.input<typeof FailureEnvelope>;
export type FailureEnvelopeOutput = zod.output<typeof FailureEnvelope>;

export const GameTagMax = 40;


export const GameTagRegExp = new RegExp('^[a-z0-9][a-z0-9-]*$');


export const GameTag = zod.string().min(1).max(GameTagMax).regex(GameTagRegExp).describe('Kind of play or feature, a stable key.');

export type GameTag = zod.input<typeof GameTag>;
export type GameTagOutput = zod.output<typeof GameTag>;

export const PageNumDefault = 1;
export const PageNumMax = 100000;



export const PageNum = zod.int().min(1).max(PageNumMax).default(PageNumDefault).describe('Page, from 1.');

export type PageNum = zod.input<typeof PageNum>;
export type PageNumOutput = zod.output<typeof PageNum>;

export const PageSizeDefault = 20;
export const PageSizeMax = 999;



export const PageSize = zod.int().min(1).max(PageSizeMax).default(PageSizeDefault).describe('Rows a page.');

export type PageSize = zod.input<typeof PageSize>;
export type PageSizeOutput = zod.output<typeof PageSize>;

export const gameListQueryPageNumDefault = 1;
export const gameListQueryPageNumMax = 100000;

export const gameListQueryPageSizeDefault = 20;
export const gameListQueryPageSizeMax = 999;



export const GameListQuery = zod.strictObject({
  "country": CountryCode,
  "category": Id.exactOptional(),
  "gameplayTag": GameTag.exactOptional(),
  "pageNum": zod.int().min(1).max(gameListQueryPageNumMax).default(gameListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(gameListQueryPageSizeMax).default(gameListQueryPageSizeDefault).describe('Rows a page.'),
  "isCollected": zod.boolean().exactOptional().describe('Favourites alone when true. Our extension (GAM-03), honoured only with a session; a guest gets an empty page.'),
  "isRecent": zod.boolean().exactOptional().describe('Recently played alone when true, latest first. Our extension (GAM-04), honoured only with a session; a guest gets an empty page.')
});

export type GameListQuery = zod.input<typeof GameListQuery>;
export type GameListQueryOutput = zod.output<typeof GameListQuery>;

export const GameNameMax = 80;



export const GameName = zod.string().min(1).max(GameNameMax).describe('Name of the game as its maker spells it.');

export type GameName = zod.input<typeof GameName>;
export type GameNameOutput = zod.output<typeof GameName>;

export const PositiveAmountMin = 0.01;
export const PositiveAmountMax = 1000000000000;
export const PositiveAmountMultipleOf = 0.01;



export const PositiveAmount = zod.number().min(PositiveAmountMin).max(PositiveAmountMax).multipleOf(PositiveAmountMultipleOf).describe('Money above zero, in major units, at most two decimals.');

export type PositiveAmount = zod.input<typeof PositiveAmount>;
export type PositiveAmountOutput = zod.output<typeof PositiveAmount>;

export const Volatility = zod.enum(['low', 'medium', 'high', 'chosen']).describe('How far payouts lie apart, by the standard deviation of what a stake of 1 pays: low below 1.5, medium below 4, high from there on. chosen: the player picks it with the bet or the moment to leave.');

export type Volatility = zod.input<typeof Volatility>;
export type VolatilityOutput = zod.output<typeof Volatility>;

export const liveTableDealerMax = 40;

export const liveTablePlayersMin = 0;
export const liveTablePlayersMax = 1000000;

export const liveTableVirtualPlayersMin = 0;
export const liveTableVirtualPlayersMax = 1000000;

export const liveTableSeatsMax = 1000;



export const LiveTable = zod.strictObject({
  "dealer": zod.string().min(1).max(liveTableDealerMax).describe('Who presents the game now.'),
  "portrait": ResourceUrl,
  "players": zod.int().min(liveTablePlayersMin).max(liveTablePlayersMax).describe('Who plays at the table now.'),
  "virtualPlayers": zod.int().min(liveTableVirtualPlayersMin).max(liveTableVirtualPlayersMax).exactOptional().describe('How many of the players are virtual: played by the server, which says so.'),
  "seats": zod.int().min(1).max(liveTableSeatsMax).exactOptional().describe('Places at the table; with as many players it is full. Absent where any number can play.')
}).describe('State of a live table at the moment; only games with a presenter have one.');

export type LiveTable = zod.input<typeof LiveTable>;
export type LiveTableOutput = zod.output<typeof LiveTable>;

export const OpenRound = zod.strictObject({
  "stake": PositiveAmount.describe('Staked so far, raises included.'),
  "waitsUntil": zod.iso.datetime({"offset":true}).exactOptional().describe('A hand waits until then for its next decision, and then ends without a further stake. Absent for a round that waits for nobody: a flight, or one that many share.')
}).describe('A round of this player in this game that has not ended: a hand that waits for a decision, a flight in the air, or a bet on a round that many share. Leaving the game does not end it, and entering the game goes on with it (GAM-14). Listed with isRecent; absent where there is none.');

export type OpenRound = zod.input<typeof OpenRound>;
export type OpenRoundOutput = zod.output<typeof OpenRound>;

export const gameProviderMax = 60;

export const gameCategoryIdsMax = 50;

export const gameTagsMax = 20;

export const gameJackpotMin = 0.01;
export const gameJackpotMax = 1000000000000;
export const gameJackpotMultipleOf = 0.01;

export const gameJackpotShareMin = 0;
export const gameJackpotShareMax = 1;

export const gameRtpMin = 0;
export const gameRtpMax = 1;



export const Game = zod.strictObject({
  "id": Id,
  "name": GameName,
  "provider": zod.string().min(1).max(gameProviderMax).describe('Maker of the game.'),
  "cover": ResourceUrl,
  "categoryIds": zod.array(Id).max(gameCategoryIdsMax).describe('Categories the game is shown in.'),
  "tags": zod.array(GameTag).max(gameTagsMax).describe('What the gameplayTag filter compares with.'),
  "isBonus": zod.boolean().describe('Takes stakes from the bonus wallet.'),
  "isCollected": zod.boolean().describe('A favourite of this player; always false for a guest.'),
  "jackpot": zod.number().min(gameJackpotMin).max(gameJackpotMax).multipleOf(gameJackpotMultipleOf).exactOptional().describe('What the game\'s pot holds at the moment, in the currency of the market that was asked for. It grows with every stake; whoever wins it gets all of it, and it starts again with a fixed amount. Absent for a game without a pot.'),
  "jackpotShare": zod.number().min(gameJackpotShareMin).max(gameJackpotShareMax).exactOptional().describe('Share of each stake that goes into the pot (0.01 is 1 %); `rtp` includes what the pot pays.'),
  "minBet": PositiveAmount.exactOptional(),
  "maxBet": PositiveAmount.exactOptional().describe('Most that a round begins with; a hand may be raised above it.'),
  "rtp": zod.number().min(gameRtpMin).max(gameRtpMax).exactOptional().describe('Return to player, the share of stakes paid back in the long run (0.965 is 96.5 %): of the main bet, played at its best.'),
  "volatility": Volatility.exactOptional(),
  "table": LiveTable.exactOptional(),
  "openRound": OpenRound.exactOptional()
});

export type Game = zod.input<typeof Game>;
export type GameOutput = zod.output<typeof Game>;

export const TotalMin = 0;
export const TotalMax = 1000000;



export const Total = zod.int().min(TotalMin).max(TotalMax).describe('Rows in all pages.');

export type Total = zod.input<typeof Total>;
export type TotalOutput = zod.output<typeof Total>;

export const gamePageListMax = 999;

export const gamePagePageNumDefault = 1;
export const gamePagePageNumMax = 100000;

export const gamePagePageSizeDefault = 20;
export const gamePagePageSizeMax = 999;



export const GamePage = zod.strictObject({
  "list": zod.array(Game).max(gamePageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(gamePagePageNumMax).default(gamePagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(gamePagePageSizeMax).default(gamePagePageSizeDefault).describe('Rows a page.')
});

export type GamePage = zod.input<typeof GamePage>;
export type GamePageOutput = zod.output<typeof GamePage>;

export const SportOutcome = zod.enum(['home', 'draw', 'away']).describe('What a match ends with. home: the first side wins. draw: neither does. away: the second side wins.');

export type SportOutcome = zod.input<typeof SportOutcome>;
export type SportOutcomeOutput = zod.output<typeof SportOutcome>;

export const DecimalOddsMin = 1.01;
export const DecimalOddsMax = 1000;
export const DecimalOddsMultipleOf = 0.01;



export const DecimalOdds = zod.number().min(DecimalOddsMin).max(DecimalOddsMax).multipleOf(DecimalOddsMultipleOf).describe('Decimal odds, stake included (2.5 pays 2.50 for each 1 staked).');

export type DecimalOdds = zod.input<typeof DecimalOdds>;
export type DecimalOddsOutput = zod.output<typeof DecimalOdds>;

export const SportSelection = zod.strictObject({
  "eventId": Id,
  "outcome": SportOutcome,
  "odds": DecimalOdds
}).describe('Odds that were tapped: the sportsbook opens with them on its slip, and says when they have changed (GAM-09).');

export type SportSelection = zod.input<typeof SportSelection>;
export type SportSelectionOutput = zod.output<typeof SportSelection>;

export const GameEntryRequest = zod.strictObject({
  "gameId": Id,
  "selection": SportSelection.exactOptional()
});

export type GameEntryRequest = zod.input<typeof GameEntryRequest>;
export type GameEntryRequestOutput = zod.output<typeof GameEntryRequest>;

export const gameEntryUrlMax = 2000;



export const GameEntry = zod.strictObject({
  "url": zod.url().min(1).max(gameEntryUrlMax).describe('Absolute address of this entry on a game host, new for every entry (GAM-05). Never contains the session token.'),
  "isBonus": zod.boolean().describe('The entry plays with the bonus wallet; only a game listed with isBonus does.')
});

export type GameEntry = zod.input<typeof GameEntry>;
export type GameEntryOutput = zod.output<typeof GameEntry>;

export const CollectOption = zod.enum(['add', 'remove']).describe('What to do with the favourite. add: make the game one. remove: make it none.');

export type CollectOption = zod.input<typeof CollectOption>;
export type CollectOptionOutput = zod.output<typeof CollectOption>;

export const GameCollectRequest = zod.strictObject({
  "gameId": Id,
  "opt": CollectOption
});

export type GameCollectRequest = zod.input<typeof GameCollectRequest>;
export type GameCollectRequestOutput = zod.output<typeof GameCollectRequest>;

export const GameCollected = zod.strictObject({
  "gameId": Id,
  "isCollected": zod.boolean().describe('Whether the game is a favourite now.')
});

export type GameCollected = zod.input<typeof GameCollected>;
export type GameCollectedOutput = zod.output<typeof GameCollected>;

export const CountryQuery = zod.strictObject({
  "country": CountryCode
}).describe('A call that depends on the market alone.');

export type CountryQuery = zod.input<typeof CountryQuery>;
export type CountryQueryOutput = zod.output<typeof CountryQuery>;

export const TeamNameMax = 80;



export const TeamName = zod.string().min(1).max(TeamNameMax).describe('Name of a side.');

export type TeamName = zod.input<typeof TeamName>;
export type TeamNameOutput = zod.output<typeof TeamName>;

export const SportOdds = zod.strictObject({
  "home": DecimalOdds,
  "draw": DecimalOdds.exactOptional(),
  "away": DecimalOdds
});

export type SportOdds = zod.input<typeof SportOdds>;
export type SportOddsOutput = zod.output<typeof SportOdds>;

export const sportEventSportMax = 40;


export const sportEventSportRegExp = new RegExp('^[a-z][a-z-]*$');
export const sportEventLeagueMax = 80;

export const sportEventScoreMax = 7;


export const sportEventScoreRegExp = new RegExp('^[0-9]{1,3}-[0-9]{1,3}$');
export const sportEventMinuteMin = 0;
export const sportEventMinuteMax = 200;



export const SportEvent = zod.strictObject({
  "id": Id,
  "sport": zod.string().min(1).max(sportEventSportMax).regex(sportEventSportRegExp).describe('Kind of sport, a stable key.'),
  "league": zod.string().min(1).max(sportEventLeagueMax).describe('Competition in the language of the `lang` header.'),
  "home": TeamName,
  "away": TeamName,
  "startsAt": Timestamp,
  "isLive": zod.boolean().describe('Under way at the moment.'),
  "score": zod.string().max(sportEventScoreMax).regex(sportEventScoreRegExp).exactOptional().describe('Home and away so far, in tennis the sets; absent before the start.'),
  "minute": zod.int().min(sportEventMinuteMin).max(sportEventMinuteMax).exactOptional().describe('Minutes played so far, breaks left out; absent before the start and in sports without a clock.'),
  "isSuspended": zod.boolean().exactOptional().describe('Bets are refused for the moment, as around a goal; the odds are the last ones. Absent when they are accepted.'),
  "odds": SportOdds,
  "gameId": Id
}).describe('A match with its odds. Its `gameId` is the game that takes bets on it, entered with a selection.');

export type SportEvent = zod.input<typeof SportEvent>;
export type SportEventOutput = zod.output<typeof SportEvent>;

export const SportEventListMax = 200;



export const SportEventList = zod.array(SportEvent).max(SportEventListMax);

export type SportEventList = zod.input<typeof SportEventList>;
export type SportEventListOutput = zod.output<typeof SportEventList>;

export const MarketDateMin = 10;
export const MarketDateMax = 10;



export const MarketDate = zod.iso.date().min(MarketDateMin).max(MarketDateMax).describe('A calendar day of the player\'s market (America/Santiago for CL), inclusive. An endDate before startDate finds no row.');

export type MarketDate = zod.input<typeof MarketDate>;
export type MarketDateOutput = zod.output<typeof MarketDate>;

export const bettingRecordListQueryPageNumDefault = 1;
export const bettingRecordListQueryPageNumMax = 100000;

export const bettingRecordListQueryPageSizeDefault = 999;
export const bettingRecordListQueryPageSizeMax = 999;



export const BettingRecordListQuery = zod.strictObject({
  "isBonus": zod.boolean().describe('True for bets from the bonus wallet, false for cash bets.'),
  "pageNum": zod.int().min(1).max(bettingRecordListQueryPageNumMax).default(bettingRecordListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(bettingRecordListQueryPageSizeMax).default(bettingRecordListQueryPageSizeDefault).describe('Rows a page (spec point 9).'),
  "startDate": MarketDate.exactOptional(),
  "endDate": MarketDate.exactOptional()
});

export type BettingRecordListQuery = zod.input<typeof BettingRecordListQuery>;
export type BettingRecordListQueryOutput = zod.output<typeof BettingRecordListQuery>;

export const NonNegativeAmountMin = 0;
export const NonNegativeAmountMax = 1000000000000;
export const NonNegativeAmountMultipleOf = 0.01;



export const NonNegativeAmount = zod.number().min(NonNegativeAmountMin).max(NonNegativeAmountMax).multipleOf(NonNegativeAmountMultipleOf).describe('Money of zero or more, in major units, at most two decimals.');

export type NonNegativeAmount = zod.input<typeof NonNegativeAmount>;
export type NonNegativeAmountOutput = zod.output<typeof NonNegativeAmount>;

export const BettingStatus = zod.enum(['open', 'won', 'returned', 'lost', 'refunded', 'sold']).describe('open: staked and not settled. won: payout above the stake. returned: the stake, or a part of it, came back from the game (a push, a factor of 1x or less). lost: payout zero. refunded: the bet was void and the stake came back. sold: cashed out before its end.');

export type BettingStatus = zod.input<typeof BettingStatus>;
export type BettingStatusOutput = zod.output<typeof BettingStatus>;

export const BettingRecord = zod.strictObject({
  "id": Id,
  "gameId": Id,
  "gameName": GameName,
  "cover": ResourceUrl,
  "stake": PositiveAmount,
  "payout": NonNegativeAmount,
  "balanceAfter": NonNegativeAmount.describe('The total of the balance, both wallets, after the payout; while the bet is open, after its stake.'),
  "isBonus": zod.boolean().describe('Staked from the bonus wallet.'),
  "status": BettingStatus,
  "createdAt": Timestamp,
  "waitsUntil": zod.iso.datetime({"offset":true}).exactOptional().describe('For an open hand: until when it waits for its next decision (GAM-14). Absent for every other bet.')
});

export type BettingRecord = zod.input<typeof BettingRecord>;
export type BettingRecordOutput = zod.output<typeof BettingRecord>;

export const BettingTotals = zod.strictObject({
  "stake": NonNegativeAmount,
  "payout": NonNegativeAmount,
  "openStake": NonNegativeAmount.exactOptional().describe('The part of `stake` whose bets are open, so that a bet under way is no loss.')
}).describe('Sums over all rows of the query, not of the page alone (HIS-02).');

export type BettingTotals = zod.input<typeof BettingTotals>;
export type BettingTotalsOutput = zod.output<typeof BettingTotals>;

export const bettingRecordPageListMax = 999;

export const bettingRecordPagePageNumDefault = 1;
export const bettingRecordPagePageNumMax = 100000;

export const bettingRecordPagePageSizeDefault = 20;
export const bettingRecordPagePageSizeMax = 999;



export const BettingRecordPage = zod.strictObject({
  "list": zod.array(BettingRecord).max(bettingRecordPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(bettingRecordPagePageNumMax).default(bettingRecordPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(bettingRecordPagePageSizeMax).default(bettingRecordPagePageSizeDefault).describe('Rows a page.'),
  "totals": BettingTotals
});

export type BettingRecordPage = zod.input<typeof BettingRecordPage>;
export type BettingRecordPageOutput = zod.output<typeof BettingRecordPage>;

export const BannerPosition = zod.enum(['home_top', 'login', 'register', 'sticky_banner', 'menu_bar_top', 'menu_bar_bottom', 'promotion']).describe('Where a banner is shown. home_top: the carousel of home. login and register: above those forms. sticky_banner: floating over home. menu_bar_top and menu_bar_bottom: in the side menu. promotion: the promotion screen. The first six come from batchBanners, promotion from promotionsBanners.');

export type BannerPosition = zod.input<typeof BannerPosition>;
export type BannerPositionOutput = zod.output<typeof BannerPosition>;

export const BannerListQuery = zod.strictObject({
  "country": CountryCode,
  "position": BannerPosition
});

export type BannerListQuery = zod.input<typeof BannerListQuery>;
export type BannerListQueryOutput = zod.output<typeof BannerListQuery>;

export const BannerCommand = zod.enum(['game', 'h5', 'deeplink', 'luckywheel', 'active']).describe('What a tap does (LOB-11). game: enters the game. h5: opens an external page. deeplink: goes to a route of the app. luckywheel: opens the wheel. active: opens the activity.');

export type BannerCommand = zod.input<typeof BannerCommand>;
export type BannerCommandOutput = zod.output<typeof BannerCommand>;

export const CommandValueMax = 500;



export const CommandValue = zod.string().max(CommandValueMax).describe('What the command acts on: the game id (game), an external https address (h5), a route (deeplink), the name of the activity such as redenvelope (active). Empty for luckywheel, and where a tap does nothing.');

export type CommandValue = zod.input<typeof CommandValue>;
export type CommandValueOutput = zod.output<typeof CommandValue>;

export const PageAddressMax = 500;



export const PageAddress = zod.string().max(PageAddressMax).describe('Page the command opens beside its value: the address of the wheel (luckywheel) or of the activity (active), absolute or a path. Empty for the others.');

export type PageAddress = zod.input<typeof PageAddress>;
export type PageAddressOutput = zod.output<typeof PageAddress>;

export const ImageSizeMax = 10000;



export const ImageSize = zod.int().min(1).max(ImageSizeMax).describe('A side of the image in its own pixels, to keep its place while it loads (APP-12).');

export type ImageSize = zod.input<typeof ImageSize>;
export type ImageSizeOutput = zod.output<typeof ImageSize>;

export const bannerTitleMax = 120;



export const Banner = zod.strictObject({
  "id": Id,
  "position": BannerPosition,
  "cover": ResourceUrl,
  "cmd": BannerCommand,
  "cmdValue": CommandValue,
  "path": PageAddress,
  "title": zod.string().min(1).max(bannerTitleMax).describe('Text for those who cannot see the image in the language of the `lang` header.'),
  "width": ImageSize.exactOptional(),
  "height": ImageSize.exactOptional()
});

export type Banner = zod.input<typeof Banner>;
export type BannerOutput = zod.output<typeof Banner>;

export const BannerListMax = 50;



export const BannerList = zod.array(Banner).max(BannerListMax);

export type BannerList = zod.input<typeof BannerList>;
export type BannerListOutput = zod.output<typeof BannerList>;

export const BannersByPosition = zod.strictObject({
  "home_top": BannerList,
  "login": BannerList,
  "register": BannerList,
  "sticky_banner": BannerList,
  "menu_bar_top": BannerList,
  "menu_bar_bottom": BannerList
}).describe('The banners of each position; an empty list where there are none.');

export type BannersByPosition = zod.input<typeof BannersByPosition>;
export type BannersByPositionOutput = zod.output<typeof BannersByPosition>;

export const ClientSystem = zod.enum(['android', 'ios', 'web']).describe('System of the device: android, ios, or web for any other.');

export type ClientSystem = zod.input<typeof ClientSystem>;
export type ClientSystemOutput = zod.output<typeof ClientSystem>;

export const ClientTerminal = zod.enum(['h5']).describe('Kind of client; h5 is the mobile web.');

export type ClientTerminal = zod.input<typeof ClientTerminal>;
export type ClientTerminalOutput = zod.output<typeof ClientTerminal>;

export const PopupListQuery = zod.strictObject({
  "country": CountryCode,
  "system": ClientSystem,
  "terminal": ClientTerminal
});

export type PopupListQuery = zod.input<typeof PopupListQuery>;
export type PopupListQueryOutput = zod.output<typeof PopupListQuery>;

export const PopupKind = zod.enum(['promotion', 'announcement']).describe('promotion: an offer led by its cover. announcement: something to read.');

export type PopupKind = zod.input<typeof PopupKind>;
export type PopupKindOutput = zod.output<typeof PopupKind>;

export const PopupFrequency = zod.enum(['once', 'daily', 'always']).describe('once: once on a device. daily: once a UTC day. always: on every lobby load (NTF-01).');

export type PopupFrequency = zod.input<typeof PopupFrequency>;
export type PopupFrequencyOutput = zod.output<typeof PopupFrequency>;

export const popupTitleMax = 120;

export const popupBodyMax = 2000;

export const popupWeightMin = 0;
export const popupWeightMax = 1000;



export const Popup = zod.strictObject({
  "id": Id,
  "kind": PopupKind,
  "title": zod.string().min(1).max(popupTitleMax).describe('Heading in the language of the `lang` header.'),
  "body": zod.string().max(popupBodyMax).describe('Plain text in the language of the `lang` header, paragraphs parted by a line feed.'),
  "cover": ResourceUrl,
  "cmd": BannerCommand,
  "cmdValue": CommandValue,
  "frequency": PopupFrequency,
  "weight": zod.int().min(popupWeightMin).max(popupWeightMax).describe('Order in the queue, descending.')
});

export type Popup = zod.input<typeof Popup>;
export type PopupOutput = zod.output<typeof Popup>;

export const popupBundlePopUpsMax = 50;



export const PopupBundle = zod.strictObject({
  "popUps": zod.array(Popup).max(popupBundlePopUpsMax)
});

export type PopupBundle = zod.input<typeof PopupBundle>;
export type PopupBundleOutput = zod.output<typeof PopupBundle>;

export const NoBody = zod.strictObject({

}).describe('The call takes no parameters.');

export type NoBody = zod.input<typeof NoBody>;
export type NoBodyOutput = zod.output<typeof NoBody>;

export const serverInfoVersionMax = 40;



export const ServerInfo = zod.strictObject({
  "serverTime": Timestamp,
  "version": zod.string().min(1).max(serverInfoVersionMax).describe('Version of the server.')
});

export type ServerInfo = zod.input<typeof ServerInfo>;
export type ServerInfoOutput = zod.output<typeof ServerInfo>;

export const CurrencyMax = 8;



export const Currency = zod.string().min(1).max(CurrencyMax).describe('Short currency name shown to the player (currencyAlias).');

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const ActivityType = zod.enum(['registration_bonus', 'new_user_deposit_bonus', 'deposit_bonus', 'bonus_released', 'bonus_expired', 'bonus_revoked', 'debt_settled', 'cashback', 'lucky_money_sent', 'lucky_money_received', 'lucky_money_returned', 'lucky_wheel']).describe('Why money came or went, apart from deposits, withdrawals and bets. registration_bonus, new_user_deposit_bonus and deposit_bonus: a bonus was given for that. bonus_released moves a wagered bonus to cash. bonus_expired: a bonus ran out of time. bonus_revoked: the deposit it was given for was undone. debt_settled: a credit paid for what was owed. cashback: the piggy bank was collected. lucky_money_sent: a red packet was made. lucky_money_received: a share was claimed. lucky_money_returned: what nobody claimed came back. lucky_wheel: a win on the wheel.');

export type ActivityType = zod.input<typeof ActivityType>;
export type ActivityTypeOutput = zod.output<typeof ActivityType>;

export const WagerTimesMin = 0;
export const WagerTimesMax = 100;



export const WagerTimes = zod.int().min(WagerTimesMin).max(WagerTimesMax).describe('How many times the bonus must be staked before it can be withdrawn.');

export type WagerTimes = zod.input<typeof WagerTimes>;
export type WagerTimesOutput = zod.output<typeof WagerTimes>;

export const BonusGrant = zod.strictObject({
  "id": Id,
  "source": ActivityType,
  "amount": PositiveAmount,
  "left": NonNegativeAmount,
  "wagerTimes": WagerTimes,
  "target": NonNegativeAmount,
  "wagered": NonNegativeAmount,
  "grantedAt": Timestamp,
  "expiresAt": Timestamp
}).describe('A bonus that is being played: amount was given, left is in the bonus balance now, wins included. Stakes of bonus games come out of it and count as wagered, which never exceeds target. When it reaches target, what is left becomes cash; at expiresAt, what is left is gone (PRO-05).');

export type BonusGrant = zod.input<typeof BonusGrant>;
export type BonusGrantOutput = zod.output<typeof BonusGrant>;

export const balanceBonusHoldMin = 0.01;
export const balanceBonusHoldMax = 1000000000000;
export const balanceBonusHoldMultipleOf = 0.01;

export const balanceBonusesMax = 100;



export const Balance = zod.strictObject({
  "total": NonNegativeAmount,
  "cash": NonNegativeAmount,
  "bonus": NonNegativeAmount,
  "withdrawable": NonNegativeAmount,
  "owed": PositiveAmount.exactOptional().describe('What the player owes, left out when nothing: a deposit was undone whose money was not in cash any more. Whatever comes into cash settles it first.'),
  "bonusHold": zod.number().min(balanceBonusHoldMin).max(balanceBonusHoldMax).multipleOf(balanceBonusHoldMultipleOf).exactOptional().describe('Cash that has to stay for the bonuses of deposits to go on, left out when none: what of their deposits was not staked yet. A withdrawal or a red packet that leaves less ends them, the newest first.'),
  "currencyAlias": Currency,
  "bonuses": zod.array(BonusGrant).max(balanceBonusesMax).exactOptional().describe('Bonuses being played, in the order they are played; what is left of them adds up to bonus. A backend without wagering of its own leaves this out (PRO-05).')
}).describe('total is cash and bonus together; withdrawable is the part of cash that may be paid out now (PRO-06).');

export type Balance = zod.input<typeof Balance>;
export type BalanceOutput = zod.output<typeof Balance>;

export const PlayerRequest = zod.strictObject({
  "excludeUntil": zod.iso.datetime({"offset":true}).exactOptional().describe('The player excludes themselves: the account neither plays nor deposits before this time, on any device, and withdraws as ever: entering a game, making a deposit and starting its payment are refused with account-excluded. An earlier time than the one that stands changes nothing, so the call may be sent again. For backends whose answer has `exclusion`; the others leave the field alone (PLR-02).'),
  "socketTicket": zod.boolean().exactOptional().describe('Asks for a ticket for the socket (RT-05).')
});

export type PlayerRequest = zod.input<typeof PlayerRequest>;
export type PlayerRequestOutput = zod.output<typeof PlayerRequest>;

export const UsernameMin = 9;
export const UsernameMax = 10;


export const UsernameRegExp = new RegExp('^[0-9]{9,10}$');


export const Username = zod.string().min(UsernameMin).max(UsernameMax).regex(UsernameRegExp).describe('The player\'s phone number without prefix and without leading zeros, 9 or 10 digits (spec point 5). The pattern lets leading zeros pass, and a server takes them off: 0912345678 is 912345678.');

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;

export const MaskedPhoneMax = 20;


export const MaskedPhoneRegExp = new RegExp('^([0-9]{0,3}\\*+[0-9]{0,3})?$');


export const MaskedPhone = zod.string().max(MaskedPhoneMax).regex(MaskedPhoneRegExp).describe('The bound phone number with its first and last 3 digits shown (APP-10); empty when none is bound.');

export type MaskedPhone = zod.input<typeof MaskedPhone>;
export type MaskedPhoneOutput = zod.output<typeof MaskedPhone>;

export const PaymentMethodCodeMax = 40;



export const PaymentMethodCode = zod.string().min(1).max(PaymentMethodCodeMax).describe('Code of the payment method.');

export type PaymentMethodCode = zod.input<typeof PaymentMethodCode>;
export type PaymentMethodCodeOutput = zod.output<typeof PaymentMethodCode>;

export const PaymentMethodNameMax = 60;



export const PaymentMethodName = zod.string().min(1).max(PaymentMethodNameMax).describe('Name shown to the player.');

export type PaymentMethodName = zod.input<typeof PaymentMethodName>;
export type PaymentMethodNameOutput = zod.output<typeof PaymentMethodName>;

export const PlayerMethod = zod.strictObject({
  "code": PaymentMethodCode,
  "name": PaymentMethodName,
  "icon": ResourceUrl
}).describe('A payment method open to this player, as far as a screen needs it before /recharge/paymentMethods is asked.');

export type PlayerMethod = zod.input<typeof PlayerMethod>;
export type PlayerMethodOutput = zod.output<typeof PlayerMethod>;

export const TermsVersion = zod.iso.date().describe('Version of the terms, the day from which they apply (SES-06).');

export type TermsVersion = zod.input<typeof TermsVersion>;
export type TermsVersionOutput = zod.output<typeof TermsVersion>;

export const playerRechargeCountMin = 0;
export const playerRechargeCountMax = 1000000;

export const playerMethodConfigMax = 50;

export const playerSocketTicketMin = 16;
export const playerSocketTicketMax = 512;



export const Player = zod.strictObject({
  "username": Username,
  "phoneNumber": MaskedPhone,
  "country": CountryCode,
  "currencyAlias": Currency,
  "isPhoneBound": zod.boolean().describe('Withdrawing needs a bound phone (WDR-01).'),
  "registeredAt": Timestamp,
  "rechargeCount": zod.int().min(playerRechargeCountMin).max(playerRechargeCountMax).describe('Deposits credited so far; what /recharge/usc counts.'),
  "methodConfig": zod.array(PlayerMethod).max(playerMethodConfigMax).describe('Payment methods of this player\'s market.'),
  "terms": zod.strictObject({
  "version": TermsVersion,
  "acceptedAt": Timestamp
}).exactOptional().describe('The terms that came with the registration; left out without any.'),
  "exclusion": zod.strictObject({
  "until": Timestamp.exactOptional()
}).exactOptional().describe('Self-exclusion, where the backend keeps it with the account; empty while there is none. A backend that keeps none leaves this out: the app then keeps it on the device, and says so before the player chooses (PLR-02).'),
  "socketTicket": zod.string().min(playerSocketTicketMin).max(playerSocketTicketMax).exactOptional().describe('Where the backend hands out tickets, and one was asked for. A client that has one sends it as `ticket` in the `auth` of Socket.IO and leaves the query\'s token empty. It binds the first connection within a minute of it, and no other (RT-05).')
});

export type Player = zod.input<typeof Player>;
export type PlayerOutput = zod.output<typeof Player>;

export const PasswordRegExp = new RegExp('^[\\x21-\\x7E]{6,24}$');

export const PasswordMin = 6;
export const PasswordMax = 24;



export const Password = zod.stringFormat('password', PasswordRegExp).min(PasswordMin).max(PasswordMax).describe('6 to 24 letters, digits and symbols of printable ASCII, no space (spec point 5).');

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const LoginRequest = zod.strictObject({
  "country": CountryCode,
  "username": Username,
  "password": Password
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const loginResultStatusMin = 0;
export const loginResultStatusMax = 99;

export const loginResultTokenMax = 512;



export const LoginResult = zod.strictObject({
  "status": zod.int().min(loginResultStatusMin).max(loginResultStatusMax).describe('1 is ok; anything else is no login (SES-03, SES-04).'),
  "token": zod.string().max(loginResultTokenMax).exactOptional().describe('The session token. It may be left out where the `token` response header carries it; empty or absent unless status is 1.')
});

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;

export const Nothing = zod.strictObject({

}).describe('The call returns nothing beyond success.');

export type Nothing = zod.input<typeof Nothing>;
export type NothingOutput = zod.output<typeof Nothing>;

export const VerificationCodeMin = 6;
export const VerificationCodeMax = 6;


export const VerificationCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerificationCode = zod.string().min(VerificationCodeMin).max(VerificationCodeMax).regex(VerificationCodeRegExp).describe('Code of the SMS.');

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;

export const CampaignIdMax = 120;



export const CampaignId = zod.string().min(1).max(CampaignIdMax).describe('Advertising click or campaign (`cid` of the landing page).');

export type CampaignId = zod.input<typeof CampaignId>;
export type CampaignIdOutput = zod.output<typeof CampaignId>;

export const AdChannelMax = 60;



export const AdChannel = zod.string().min(1).max(AdChannelMax).describe('Channel the player came by (`channel` of the landing page).');

export type AdChannel = zod.input<typeof AdChannel>;
export type AdChannelOutput = zod.output<typeof AdChannel>;

export const AgentCodeMin = 4;
export const AgentCodeMax = 4;


export const AgentCodeRegExp = new RegExp('^[A-Za-z0-9]{4}$');


export const AgentCode = zod.string().min(AgentCodeMin).max(AgentCodeMax).regex(AgentCodeRegExp).describe('Code of the agent who brought the player, 4 letters or digits.');

export type AgentCode = zod.input<typeof AgentCode>;
export type AgentCodeOutput = zod.output<typeof AgentCode>;

export const RegisterRequest = zod.strictObject({
  "country": CountryCode,
  "username": Username,
  "password": Password,
  "verificationCode": VerificationCode,
  "envelopeId": Id.exactOptional(),
  "inviteUserId": Id.exactOptional(),
  "cid": CampaignId.exactOptional(),
  "channel": AdChannel.exactOptional(),
  "agentCode": AgentCode.exactOptional(),
  "terms": TermsVersion.exactOptional(),
  "birthDate": zod.iso.date().exactOptional().describe('Date of birth, where the market asks for it; code under-age for one that is not 18 whole years before the day of the market (SES-06).')
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const SmsRequest = zod.strictObject({
  "country": CountryCode,
  "phoneNumber": Username
});

export type SmsRequest = zod.input<typeof SmsRequest>;
export type SmsRequestOutput = zod.output<typeof SmsRequest>;

export const smsReceiptResendAfterSecondsMin = 0;
export const smsReceiptResendAfterSecondsMax = 3600;



export const SmsReceipt = zod.strictObject({
  "resendAfterSeconds": zod.int().min(smsReceiptResendAfterSecondsMin).max(smsReceiptResendAfterSecondsMax).exactOptional().describe('Wait before the next code may be asked for, where it is longer than the 60 s of spec point 9.'),
  "codeLength": zod.literal(6).describe('Digits of the code.')
}).describe('A code is on its way.');

export type SmsReceipt = zod.input<typeof SmsReceipt>;
export type SmsReceiptOutput = zod.output<typeof SmsReceipt>;

export const AccountQuery = zod.strictObject({
  "country": CountryCode,
  "username": Username
}).describe('Names an account by market and username.');

export type AccountQuery = zod.input<typeof AccountQuery>;
export type AccountQueryOutput = zod.output<typeof AccountQuery>;

export const BindPhoneRequest = zod.strictObject({
  "username": Username,
  "verificationCode": VerificationCode
});

export type BindPhoneRequest = zod.input<typeof BindPhoneRequest>;
export type BindPhoneRequestOutput = zod.output<typeof BindPhoneRequest>;

export const MaskedTextMax = 64;


export const MaskedTextRegExp = new RegExp('^[^*]{0,3}\\*+[^*]{0,3}$');


export const MaskedText = zod.string().min(1).max(MaskedTextMax).regex(MaskedTextRegExp).describe('Text with at most its first and last 3 characters shown; of a text below 9 never more than is hidden (APP-10).');

export type MaskedText = zod.input<typeof MaskedText>;
export type MaskedTextOutput = zod.output<typeof MaskedText>;

export const BoundPhone = zod.strictObject({
  "phoneNumber": MaskedText
});

export type BoundPhone = zod.input<typeof BoundPhone>;
export type BoundPhoneOutput = zod.output<typeof BoundPhone>;

export const NewPasswordRegExp = new RegExp('^[\\x21-\\x7E]{6,16}$');

export const NewPasswordMin = 6;
export const NewPasswordMax = 16;



export const NewPassword = zod.stringFormat('password', NewPasswordRegExp).min(NewPasswordMin).max(NewPasswordMax).describe('A password that takes the place of another, on reset and on change: 6 to 16 characters of the same kinds (spec point 5, verify form). A password chosen on register may have up to 24, and goes on opening its account.');

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const ResetPasswordRequest = zod.strictObject({
  "country": CountryCode,
  "username": Username,
  "password": NewPassword,
  "verificationCode": VerificationCode
});

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const PhoneLookup = zod.strictObject({
  "phoneNumber": MaskedPhone
});

export type PhoneLookup = zod.input<typeof PhoneLookup>;
export type PhoneLookupOutput = zod.output<typeof PhoneLookup>;

export const ChangePasswordRequest = zod.strictObject({
  "oldPassword": Password,
  "password": NewPassword
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const activityRecordListQueryPageNumDefault = 1;
export const activityRecordListQueryPageNumMax = 100000;

export const activityRecordListQueryPageSizeDefault = 20;
export const activityRecordListQueryPageSizeMax = 999;



export const ActivityRecordListQuery = zod.strictObject({
  "pageNum": zod.int().min(1).max(activityRecordListQueryPageNumMax).default(activityRecordListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(activityRecordListQueryPageSizeMax).default(activityRecordListQueryPageSizeDefault).describe('Rows a page.'),
  "startDate": MarketDate.exactOptional(),
  "endDate": MarketDate.exactOptional()
}).describe('Activity of this player, newest first. Every filter given must hold; startDate and endDate are both included.');

export type ActivityRecordListQuery = zod.input<typeof ActivityRecordListQuery>;
export type ActivityRecordListQueryOutput = zod.output<typeof ActivityRecordListQuery>;

export const ActivityRecord = zod.strictObject({
  "id": Id,
  "type": ActivityType,
  "amount": Amount,
  "balanceAfter": NonNegativeAmount.describe('The total of the balance right after it.'),
  "envelopeId": Id.exactOptional().describe('The red packet the money went into or came out of.'),
  "createdAt": Timestamp
});

export type ActivityRecord = zod.input<typeof ActivityRecord>;
export type ActivityRecordOutput = zod.output<typeof ActivityRecord>;

export const activityRecordPageListMax = 999;

export const activityRecordPagePageNumDefault = 1;
export const activityRecordPagePageNumMax = 100000;

export const activityRecordPagePageSizeDefault = 20;
export const activityRecordPagePageSizeMax = 999;



export const ActivityRecordPage = zod.strictObject({
  "list": zod.array(ActivityRecord).max(activityRecordPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(activityRecordPagePageNumMax).default(activityRecordPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(activityRecordPagePageSizeMax).default(activityRecordPagePageSizeDefault).describe('Rows a page.')
});

export type ActivityRecordPage = zod.input<typeof ActivityRecordPage>;
export type ActivityRecordPageOutput = zod.output<typeof ActivityRecordPage>;

export const rechargeCountCountMin = 0;
export const rechargeCountCountMax = 1000000;



export const RechargeCount = zod.strictObject({
  "count": zod.int().min(rechargeCountCountMin).max(rechargeCountCountMax).describe('Deposits of this player that were credited so far, in full or in part; one that was undone later counts as well.')
});

export type RechargeCount = zod.input<typeof RechargeCount>;
export type RechargeCountOutput = zod.output<typeof RechargeCount>;

export const PayChannelMax = 40;



export const PayChannel = zod.string().min(1).max(PayChannelMax).describe('Payment company that handles the order, from the payment method.');

export type PayChannel = zod.input<typeof PayChannel>;
export type PayChannelOutput = zod.output<typeof PayChannel>;

export const IntentId = zod.uuid().describe('Idempotency key, made once per intent of the player. A repeat answers with what the first one made (DEP-06, WDR-01). It counts among the player\'s own orders of one kind: deposits by either create call, withdrawals with their cancellations, red packets. The same key of another player or of another kind is another intent. The server knows it for 30 days at least; capital letters make no difference.');

export type IntentId = zod.input<typeof IntentId>;
export type IntentIdOutput = zod.output<typeof IntentId>;

export const RechargeOrderRequest = zod.strictObject({
  "amount": PositiveAmount,
  "payChannel": PayChannel,
  "paymentMethod": PaymentMethodCode,
  "activityId": Id.exactOptional(),
  "declinesBonus": zod.boolean().exactOptional().describe('The player wants no bonus with this deposit. It is money as it is; left out, the bonus of the amount comes with it.'),
  "intentId": IntentId.exactOptional()
}).describe('A market that pays in whole units (CL) refuses an amount with decimals, code amount-not-whole, field amount.');

export type RechargeOrderRequest = zod.input<typeof RechargeOrderRequest>;
export type RechargeOrderRequestOutput = zod.output<typeof RechargeOrderRequest>;

export const CreatedOrder = zod.strictObject({
  "id": Id,
  "fee": NonNegativeAmount
}).describe('A new order, or the one made before from the same intentId. A deposit\'s fee is paid on top of its amount, a withdrawal\'s is taken out of it.');

export type CreatedOrder = zod.input<typeof CreatedOrder>;
export type CreatedOrderOutput = zod.output<typeof CreatedOrder>;

export const BonusDaysMax = 3650;



export const BonusDays = zod.int().min(1).max(BonusDaysMax).describe('Days a bonus can be wagered, from the moment it is given.');

export type BonusDays = zod.input<typeof BonusDays>;
export type BonusDaysOutput = zod.output<typeof BonusDays>;

export const recommendConfigTagMax = 40;



export const RecommendConfig = zod.strictObject({
  "amount": PositiveAmount,
  "bonus": NonNegativeAmount,
  "wagerTimes": WagerTimes.exactOptional(),
  "validDays": BonusDays.exactOptional(),
  "tag": zod.string().max(recommendConfigTagMax).describe('Short mark on the amount, in the language of the `lang` header; empty for none. A mark that calls an amount the best is true of this player\'s next deposit, and of this amount alone.')
}).describe('A suggested deposit, and the bonus that it and each larger one up to the next bring.');

export type RecommendConfig = zod.input<typeof RecommendConfig>;
export type RecommendConfigOutput = zod.output<typeof RecommendConfig>;

export const RecommendConfigListMax = 24;



export const RecommendConfigList = zod.array(RecommendConfig).max(RecommendConfigListMax);

export type RecommendConfigList = zod.input<typeof RecommendConfigList>;
export type RecommendConfigListOutput = zod.output<typeof RecommendConfigList>;

export const PayRoutingMax = 40;



export const PayRouting = zod.string().min(1).max(PayRoutingMax).describe('Route inside the channel, from the payment method.');

export type PayRouting = zod.input<typeof PayRouting>;
export type PayRoutingOutput = zod.output<typeof PayRouting>;

export const PayAccountMax = 64;



export const PayAccount = zod.string().min(1).max(PayAccountMax).describe('The payer\'s or payee\'s account, in the form the method\'s accountRule asks for.');

export type PayAccount = zod.input<typeof PayAccount>;
export type PayAccountOutput = zod.output<typeof PayAccount>;

export const BankCodeMax = 20;



export const BankCode = zod.string().min(1).max(BankCodeMax).describe('Bank of the account, from the method\'s banks.');

export type BankCode = zod.input<typeof BankCode>;
export type BankCodeOutput = zod.output<typeof BankCode>;

export const prepayRequestOtpCodeRegExp = new RegExp('^[0-9]{6}$');
export const prepayRequestReturnUrlMax = 500;


export const prepayRequestReturnUrlRegExp = new RegExp('^https?://[^\\s]+$');


export const PrepayRequest = zod.strictObject({
  "id": Id,
  "payChannel": PayChannel,
  "routing": PayRouting,
  "account": PayAccount.exactOptional(),
  "bankCode": BankCode.exactOptional(),
  "otpCode": zod.string().regex(prepayRequestOtpCodeRegExp).exactOptional().describe('One-time code the payment company sent to the payer.'),
  "returnUrl": zod.url().max(prepayRequestReturnUrlMax).regex(prepayRequestReturnUrlRegExp).exactOptional().describe('Page that a redirect comes back to. Its origin is that of the calling page, or one that the server was configured with; code wrong-return-url for any other. Without it, the server chooses.')
});

export type PrepayRequest = zod.input<typeof PrepayRequest>;
export type PrepayRequestOutput = zod.output<typeof PrepayRequest>;

export const bankTransferBankMax = 60;

export const bankTransferAccountNumberRegExp = new RegExp('^[0-9]{4,20}$');
export const bankTransferAccountTypeMax = 40;

export const bankTransferHolderMax = 80;

export const bankTransferRutRegExp = new RegExp('^[0-9]{7,8}-[0-9K]$');
export const bankTransferEmailMax = 120;

export const bankTransferReferenceMax = 40;



export const BankTransfer = zod.strictObject({
  "bank": zod.string().min(1).max(bankTransferBankMax).describe('Name of the bank.'),
  "accountNumber": zod.string().regex(bankTransferAccountNumberRegExp).describe('Account number, digits alone.'),
  "accountType": zod.string().min(1).max(bankTransferAccountTypeMax).describe('Kind of account in the language of the `lang` header.'),
  "holder": zod.string().min(1).max(bankTransferHolderMax).describe('Name of the account holder.'),
  "rut": zod.string().regex(bankTransferRutRegExp).describe('Chilean tax id of the holder with its check digit.'),
  "email": zod.email().max(bankTransferEmailMax).describe('Where to send the proof of the transfer.'),
  "reference": zod.string().min(1).max(bankTransferReferenceMax).describe('Text to put in the comment of the transfer.')
}).describe('Where to send the money for a method with flow transfer. The reference ties the transfer to the order.');

export type BankTransfer = zod.input<typeof BankTransfer>;
export type BankTransferOutput = zod.output<typeof BankTransfer>;

export const prepayResultRedirectUrlMax = 500;



export const PrepayResult = zod.strictObject({
  "status": zod.enum(['otp-required', 'redirect', 'pending']).describe('What comes next. otp-required: a one-time code. redirect: a page of the payment company. pending: it works on the payment.'),
  "redirectUrl": zod.url().max(prepayResultRedirectUrlMax).exactOptional().describe('Page of the payment company to open.'),
  "otpSentTo": MaskedText.exactOptional(),
  "transfer": BankTransfer.exactOptional()
}).describe('The next step of the payment. otp-required comes with otpSentTo: ask the player for the code and call again with otpCode. redirect comes with redirectUrl. pending means the payment company works on it, with transfer when the player has to send the money.');

export type PrepayResult = zod.input<typeof PrepayResult>;
export type PrepayResultOutput = zod.output<typeof PrepayResult>;

export const RechargeQueryPayQuery = zod.strictObject({
  "id": Id
});

export type RechargeQueryPayQuery = zod.input<typeof RechargeQueryPayQuery>;
export type RechargeQueryPayQueryOutput = zod.output<typeof RechargeQueryPayQuery>;

export const PaidAmountMin = 0.01;
export const PaidAmountMax = 1000000000000;
export const PaidAmountMultipleOf = 0.01;



export const PaidAmount = zod.number().min(PaidAmountMin).max(PaidAmountMax).multipleOf(PaidAmountMultipleOf).describe('What was paid of amount where it was paid in part; absent where it was paid in full or not at all.');

export type PaidAmount = zod.input<typeof PaidAmount>;
export type PaidAmountOutput = zod.output<typeof PaidAmount>;

export const OrderStatus = zod.union([zod.literal(0),zod.literal(1),zod.literal(2),zod.literal(3),zod.literal(4),zod.literal(5),zod.literal(6)]).describe('State of an order. 0 created, 1 pending, 2 success, 3 failed (spec point 4). A deposit is created until its payment was started by /recharge/prepay, or until the payment company reports it: which of the two makes it pending is the server\'s choice, and so is it to credit one that was not pending before. A withdrawal is created while it is in review, pending from when it is sent. 4 paid in part: less than the amount was paid (paidAmount). 5 reversed: what was paid was undone afterwards. 6 charged back: the payer had the bank take a deposit back; a withdrawal never has it.');

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const FailureReasonMax = 200;



export const FailureReason = zod.string().max(FailureReasonMax).describe('Why the order failed, was paid in part or was undone, in the language of the `lang` header; empty for none.');

export type FailureReason = zod.input<typeof FailureReason>;
export type FailureReasonOutput = zod.output<typeof FailureReason>;

export const CreditedAt = zod.iso.datetime({"offset":true}).describe('When its money was credited, ISO 8601 in UTC; absent until it was. A statement counts the deposit on this day, or on that of createdAt where a server leaves it out.');

export type CreditedAt = zod.input<typeof CreditedAt>;
export type CreditedAtOutput = zod.output<typeof CreditedAt>;

export const OrderTakenBack = zod.strictObject({
  "amount": NonNegativeAmount,
  "at": Timestamp
}).describe('What left the balance again when a paid deposit was undone (status 5 or 6). Cash never falls below zero: what the player has no more is owed (`owed` of the balance). A bonus that the deposit brought ends with it.');

export type OrderTakenBack = zod.input<typeof OrderTakenBack>;
export type OrderTakenBackOutput = zod.output<typeof OrderTakenBack>;

export const PayableUntil = zod.iso.datetime({"offset":true}).describe('Until when an order of status 0 or 1 can be paid, ISO 8601 in UTC. It fails then, and no limit of the player counts it any more.');

export type PayableUntil = zod.input<typeof PayableUntil>;
export type PayableUntilOutput = zod.output<typeof PayableUntil>;

export const OrderBonus = zod.strictObject({
  "amount": PositiveAmount,
  "wagerTimes": WagerTimes,
  "expiresAt": Timestamp
}).describe('The bonus a deposit brought, once it has succeeded; absent when it brought none.');

export type OrderBonus = zod.input<typeof OrderBonus>;
export type OrderBonusOutput = zod.output<typeof OrderBonus>;

export const RechargeOrder = zod.strictObject({
  "id": Id,
  "amount": PositiveAmount,
  "paidAmount": PaidAmount.exactOptional(),
  "fee": NonNegativeAmount,
  "payChannel": PayChannel,
  "routing": PayRouting,
  "paymentMethod": PaymentMethodCode,
  "status": OrderStatus,
  "reason": FailureReason,
  "createdAt": Timestamp,
  "paidAt": CreditedAt.exactOptional(),
  "takenBack": OrderTakenBack.exactOptional(),
  "expiresAt": PayableUntil.exactOptional(),
  "bonus": OrderBonus.exactOptional(),
  "intentId": zod.uuid().exactOptional().describe('The intent it was made from, as it was sent; absent when it was made without one. By it, and by its amount, an order is known again whose answer got lost (NET-14).')
}).describe('A deposit. createdAt, paidAt and takenBack.at are in this order in time. The player pays amount + fee and is credited amount; a bonus comes on top, in the bonus balance. With status 4 paidAmount is credited instead, and fee is that of what was paid. With status 5 or 6 takenBack left the balance again.');

export type RechargeOrder = zod.input<typeof RechargeOrder>;
export type RechargeOrderOutput = zod.output<typeof RechargeOrder>;

export const orderListQueryPageNumDefault = 1;
export const orderListQueryPageNumMax = 100000;

export const orderListQueryPageSizeDefault = 20;
export const orderListQueryPageSizeMax = 999;



export const OrderListQuery = zod.strictObject({
  "pageNum": zod.int().min(1).max(orderListQueryPageNumMax).default(orderListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(orderListQueryPageSizeMax).default(orderListQueryPageSizeDefault).describe('Rows a page.'),
  "status": OrderStatus.exactOptional(),
  "startDate": MarketDate.exactOptional(),
  "endDate": MarketDate.exactOptional(),
  "intentId": IntentId.exactOptional()
}).describe('Orders of this player, newest first. Every filter given must hold; startDate and endDate are both included.');

export type OrderListQuery = zod.input<typeof OrderListQuery>;
export type OrderListQueryOutput = zod.output<typeof OrderListQuery>;

export const rechargeOrderPageListMax = 999;

export const rechargeOrderPagePageNumDefault = 1;
export const rechargeOrderPagePageNumMax = 100000;

export const rechargeOrderPagePageSizeDefault = 20;
export const rechargeOrderPagePageSizeMax = 999;



export const RechargeOrderPage = zod.strictObject({
  "list": zod.array(RechargeOrder).max(rechargeOrderPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(rechargeOrderPagePageNumMax).default(rechargeOrderPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(rechargeOrderPagePageSizeMax).default(rechargeOrderPagePageSizeDefault).describe('Rows a page.')
});

export type RechargeOrderPage = zod.input<typeof RechargeOrderPage>;
export type RechargeOrderPageOutput = zod.output<typeof RechargeOrderPage>;

export const depositActivityTitleMax = 80;

export const depositActivityTermsMax = 2000;

export const depositActivityBonusRateMin = 0;
export const depositActivityBonusRateMax = 10;



export const DepositActivity = zod.strictObject({
  "id": Id,
  "title": zod.string().min(1).max(depositActivityTitleMax).describe('Name of the offer.'),
  "terms": zod.string().min(1).max(depositActivityTermsMax).describe('Conditions as plain text, to be read before opting in.'),
  "minAmount": PositiveAmount,
  "bonusRate": zod.number().min(depositActivityBonusRateMin).max(depositActivityBonusRateMax).describe('Bonus as a share of the deposit (0.5 is 50 %).'),
  "maxBonus": NonNegativeAmount,
  "wagerTimes": WagerTimes,
  "validDays": BonusDays.exactOptional(),
  "expiresAt": Timestamp,
  "isRenewed": zod.boolean().exactOptional().describe('The same offer begins again when this one ends, so its end is no reason to hurry: clients say no deadline (PRO-07). False when left out.')
}).describe('An offer to opt into, for deposits from minAmount on. Its bonus is bonusRate of what is credited, rounded half up to a unit of the market (in whole units where it pays so, else in hundredths); the bonus never exceeds maxBonus.');

export type DepositActivity = zod.input<typeof DepositActivity>;
export type DepositActivityOutput = zod.output<typeof DepositActivity>;

export const DepositActivityListMax = 50;



export const DepositActivityList = zod.array(DepositActivity).max(DepositActivityListMax);

export type DepositActivityList = zod.input<typeof DepositActivityList>;
export type DepositActivityListOutput = zod.output<typeof DepositActivityList>;

export const RateMin = 0;
export const RateMax = 1;



export const Rate = zod.number().min(RateMin).max(RateMax).describe('A share of one (0.05 is 5 %).');

export type Rate = zod.input<typeof Rate>;
export type RateOutput = zod.output<typeof Rate>;

export const UsualMinutesMax = 20160;



export const UsualMinutes = zod.int().min(1).max(UsualMinutesMax).describe('Within how many minutes the money usually arrives once it was sent.');

export type UsualMinutes = zod.input<typeof UsualMinutes>;
export type UsualMinutesOutput = zod.output<typeof UsualMinutes>;

export const accountOptionCodeMax = 20;

export const accountOptionNameMax = 60;

export const accountOptionBankCodesMax = 100;



export const AccountOption = zod.strictObject({
  "code": zod.string().min(1).max(accountOptionCodeMax).describe('What is sent.'),
  "name": zod.string().min(1).max(accountOptionNameMax).describe('What is shown, in the language of the `lang` header.'),
  "bankCodes": zod.array(BankCode).max(accountOptionBankCodesMax).exactOptional().describe('The banks that have it; left out, all of them.')
});

export type AccountOption = zod.input<typeof AccountOption>;
export type AccountOptionOutput = zod.output<typeof AccountOption>;

export const accountFieldLabelMax = 60;

export const accountFieldHintMax = 120;

export const accountFieldPatternMax = 200;

export const accountFieldOptionsMax = 20;



export const AccountField = zod.strictObject({
  "name": zod.enum(['accountType', 'taxId', 'holder']).describe('The field of the request that it fills. accountType: kind of account. taxId: tax id of the holder. holder: name of the holder.'),
  "kind": zod.enum(['choice', 'rut', 'name', 'text']).describe('How it is typed. choice: the code of one of the options. rut: a Chilean RUT, with its check digit. name: the name of a person. text: anything that fits the pattern.'),
  "label": zod.string().min(1).max(accountFieldLabelMax).describe('What it is called, in the language of the `lang` header.'),
  "hint": zod.string().max(accountFieldHintMax).describe('Help under the field, in the language of the `lang` header; empty for none.'),
  "pattern": zod.string().min(1).max(accountFieldPatternMax).exactOptional().describe('Regular expression (ECMAScript, flag u) the value must match.'),
  "options": zod.array(AccountOption).max(accountFieldOptionsMax).exactOptional().describe('The choices of a kind choice.')
}).describe('A field about whoever the account belongs to. The market says what it is called and what fits, so that a tax id is a RUT in one and something else in another.');

export type AccountField = zod.input<typeof AccountField>;
export type AccountFieldOutput = zod.output<typeof AccountField>;

export const accountRulePatternMax = 200;

export const accountRuleHintMax = 120;

export const accountRuleFieldsMax = 5;



export const AccountRule = zod.strictObject({
  "kind": zod.enum(['none', 'rut', 'phone', 'email', 'bank-account']).describe('Kind of account. none: asks for nothing. rut: a Chilean tax id. phone: a phone number. email: a mail address. bank-account: an account number.'),
  "pattern": zod.string().min(1).max(accountRulePatternMax).exactOptional().describe('Regular expression (ECMAScript, flag u) the account must match. A kind rut must have the right check digit as well.'),
  "hint": zod.string().max(accountRuleHintMax).describe('Help under the field, in the language of the `lang` header; empty for none.'),
  "fields": zod.array(AccountField).max(accountRuleFieldsMax).exactOptional().describe('What the method asks for beside account and bank, in the order to ask. Each one is required; left out, there are none.')
}).describe('What the method asks the player for, as account.');

export type AccountRule = zod.input<typeof AccountRule>;
export type AccountRuleOutput = zod.output<typeof AccountRule>;

export const bankNameMax = 60;



export const Bank = zod.strictObject({
  "code": BankCode,
  "name": zod.string().min(1).max(bankNameMax).describe('Name of the bank.')
});

export type Bank = zod.input<typeof Bank>;
export type BankOutput = zod.output<typeof Bank>;

export const BankListMax = 100;



export const BankList = zod.array(Bank).max(BankListMax).describe('Banks to choose from. Where present, bankCode is required by the method.');

export type BankList = zod.input<typeof BankList>;
export type BankListOutput = zod.output<typeof BankList>;

export const PaymentMethod = zod.strictObject({
  "code": PaymentMethodCode,
  "name": PaymentMethodName,
  "icon": ResourceUrl,
  "min": PositiveAmount,
  "max": PositiveAmount,
  "feeRate": Rate,
  "feeFixed": NonNegativeAmount,
  "routing": PayRouting,
  "payChannel": PayChannel,
  "needsOtp": zod.boolean().describe('The payment company sends a one-time code before it goes on.'),
  "flow": zod.enum(['redirect', 'otp', 'transfer']).describe('How the payment is made. redirect: on the company\'s page. otp: with a one-time code. transfer: by bank transfer.'),
  "usualMinutes": UsualMinutes.exactOptional(),
  "accountRule": AccountRule,
  "banks": BankList.exactOptional()
}).describe('A way to deposit. The fee of an order is amount x feeRate + feeFixed. The share is rounded half up: to a whole unit in markets that pay in whole units (CL), else to a hundredth.');

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const PaymentMethodListMax = 50;



export const PaymentMethodList = zod.array(PaymentMethod).max(PaymentMethodListMax);

export type PaymentMethodList = zod.input<typeof PaymentMethodList>;
export type PaymentMethodListOutput = zod.output<typeof PaymentMethodList>;

export const RechargeRoutedOrderRequest = zod.strictObject({
  "amount": PositiveAmount,
  "payChannel": PayChannel,
  "paymentMethod": PaymentMethodCode,
  "routing": PayRouting,
  "activityId": Id.exactOptional(),
  "declinesBonus": zod.boolean().exactOptional().describe('The player wants no bonus with this deposit. It is money as it is; left out, the bonus of the amount comes with it.'),
  "intentId": IntentId.exactOptional()
}).describe('As RechargeOrderRequest, on the route the player chose.');

export type RechargeRoutedOrderRequest = zod.input<typeof RechargeRoutedOrderRequest>;
export type RechargeRoutedOrderRequestOutput = zod.output<typeof RechargeRoutedOrderRequest>;

export const withdrawToAccountAccountTypeMax = 20;

export const withdrawToAccountTaxIdMax = 32;

export const withdrawToAccountHolderMax = 80;



export const WithdrawToAccount = zod.strictObject({
  "amount": PositiveAmount,
  "payChannel": PayChannel,
  "paymentMethod": PaymentMethodCode,
  "account": PayAccount,
  "bankCode": BankCode.exactOptional(),
  "accountType": zod.string().min(1).max(withdrawToAccountAccountTypeMax).exactOptional().describe('Code of the kind of account, for methods that ask for it (accountRule.fields).'),
  "taxId": zod.string().min(1).max(withdrawToAccountTaxIdMax).exactOptional().describe('Tax id of the account holder, for methods that ask for it (accountRule.fields).'),
  "holder": zod.string().min(1).max(withdrawToAccountHolderMax).exactOptional().describe('Name of the account holder, for methods that ask for it (accountRule.fields).'),
  "intentId": IntentId.exactOptional()
}).describe('A withdrawal to the account that the player typed.');

export type WithdrawToAccount = zod.input<typeof WithdrawToAccount>;
export type WithdrawToAccountOutput = zod.output<typeof WithdrawToAccount>;

export const PayeeIdMax = 64;



export const PayeeId = zod.string().min(1).max(PayeeIdMax).describe('Opaque name of an account and its holder: the same for all withdrawals of a player to it. It says nothing to anybody else.');

export type PayeeId = zod.input<typeof PayeeId>;
export type PayeeIdOutput = zod.output<typeof PayeeId>;

export const WithdrawToPayee = zod.strictObject({
  "amount": PositiveAmount,
  "payChannel": PayChannel,
  "paymentMethod": PaymentMethodCode,
  "payeeId": PayeeId,
  "intentId": IntentId.exactOptional()
}).describe('A withdrawal to an account that the player withdrew to before.');

export type WithdrawToPayee = zod.input<typeof WithdrawToPayee>;
export type WithdrawToPayeeOutput = zod.output<typeof WithdrawToPayee>;

export const WithdrawCancellation = zod.strictObject({
  "cancelOrderId": Id,
  "intentId": IntentId.exactOptional()
}).describe('Takes a withdrawal back while it is in review (status 0). The same order again is answered the same way.');

export type WithdrawCancellation = zod.input<typeof WithdrawCancellation>;
export type WithdrawCancellationOutput = zod.output<typeof WithdrawCancellation>;

export const WithdrawRequest = zod.union([WithdrawToAccount,WithdrawToPayee,WithdrawCancellation]).describe('A new withdrawal, to an account or to one that was used before, or the cancellation of one.');

export type WithdrawRequest = zod.input<typeof WithdrawRequest>;
export type WithdrawRequestOutput = zod.output<typeof WithdrawRequest>;

export const withdrawPayeeBankMax = 60;

export const withdrawPayeeAccountTypeMax = 60;



export const WithdrawPayee = zod.strictObject({
  "id": PayeeId,
  "bank": zod.string().min(1).max(withdrawPayeeBankMax).exactOptional().describe('Name of the bank.'),
  "accountType": zod.string().min(1).max(withdrawPayeeAccountTypeMax).exactOptional().describe('Kind of account, in the language of the `lang` header.'),
  "taxId": MaskedText.exactOptional(),
  "holder": MaskedText.exactOptional()
}).describe('Who was paid. What names the holder is masked (APP-10); a field that the method did not ask for is left out.');

export type WithdrawPayee = zod.input<typeof WithdrawPayee>;
export type WithdrawPayeeOutput = zod.output<typeof WithdrawPayee>;

export const WithdrawStep = zod.strictObject({
  "step": zod.enum(['received', 'review', 'sent', 'paid', 'returned', 'cancelled']).describe('What happened. received: it was ordered. review: it is being looked at. sent: it went to the bank. paid: it arrived, or a part of it. returned: the bank sent it back, or the rest of it. cancelled: the player took it back.'),
  "at": Timestamp
}).describe('Something that happened to a withdrawal: it was received, its review began, it was sent to the bank, it was paid; or it was returned by the bank or cancelled by the player, and the money came back.');

export type WithdrawStep = zod.input<typeof WithdrawStep>;
export type WithdrawStepOutput = zod.output<typeof WithdrawStep>;

export const withdrawOrderTimelineMax = 10;



export const WithdrawOrder = zod.strictObject({
  "id": Id,
  "amount": PositiveAmount,
  "paidAmount": PaidAmount.exactOptional(),
  "fee": NonNegativeAmount,
  "payChannel": PayChannel,
  "routing": PayRouting,
  "paymentMethod": PaymentMethodCode,
  "account": MaskedText,
  "payee": WithdrawPayee,
  "status": OrderStatus,
  "reason": FailureReason,
  "createdAt": Timestamp,
  "timeline": zod.array(WithdrawStep).min(1).max(withdrawOrderTimelineMax).describe('What happened so far, oldest first; the first is received, at createdAt. The last fits the status, until it is sent received or review, sent with 1, paid with 2, returned or cancelled with 3, paid or returned with 4, returned with 5.'),
  "intentId": zod.uuid().exactOptional().describe('The intent it was made from, as it was sent; absent when it was made without one. By it, and by its amount, an order is known again whose answer got lost (NET-14).'),
  "cancelIntentId": zod.uuid().exactOptional().describe('The intent it was cancelled by, as it was sent; absent while it is not cancelled.')
}).describe('A withdrawal. The balance falls by amount and the account receives amount - fee. With status 3 all of amount came back, with status 4 what is above paidAmount did, and fee is that of what was paid, at most its share of the whole fee; with status 5 the bank returned it after it had been paid, and all of amount came back.');

export type WithdrawOrder = zod.input<typeof WithdrawOrder>;
export type WithdrawOrderOutput = zod.output<typeof WithdrawOrder>;

export const withdrawOrderPageListMax = 999;

export const withdrawOrderPagePageNumDefault = 1;
export const withdrawOrderPagePageNumMax = 100000;

export const withdrawOrderPagePageSizeDefault = 20;
export const withdrawOrderPagePageSizeMax = 999;



export const WithdrawOrderPage = zod.strictObject({
  "list": zod.array(WithdrawOrder).max(withdrawOrderPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(withdrawOrderPagePageNumMax).default(withdrawOrderPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(withdrawOrderPagePageSizeMax).default(withdrawOrderPagePageSizeDefault).describe('Rows a page.')
});

export type WithdrawOrderPage = zod.input<typeof WithdrawOrderPage>;
export type WithdrawOrderPageOutput = zod.output<typeof WithdrawOrderPage>;

export const withdrawMethodUsualMinutesMax = 20160;



export const WithdrawMethod = zod.strictObject({
  "code": PaymentMethodCode,
  "name": PaymentMethodName,
  "icon": ResourceUrl,
  "min": PositiveAmount,
  "max": PositiveAmount,
  "feeRate": Rate,
  "feeFixed": NonNegativeAmount,
  "usualMinutes": zod.int().min(1).max(withdrawMethodUsualMinutesMax).describe('Minutes within which a withdrawal is usually paid, from the moment it is received.'),
  "routing": PayRouting,
  "payChannel": PayChannel,
  "accountRule": AccountRule,
  "banks": BankList.exactOptional()
}).describe('A way to withdraw. The fee of an order is amount x feeRate + feeFixed. The share is rounded half up: to a whole unit in markets that pay in whole units (CL), else to a hundredth.');

export type WithdrawMethod = zod.input<typeof WithdrawMethod>;
export type WithdrawMethodOutput = zod.output<typeof WithdrawMethod>;

export const WithdrawMethodListMax = 50;



export const WithdrawMethodList = zod.array(WithdrawMethod).max(WithdrawMethodListMax);

export type WithdrawMethodList = zod.input<typeof WithdrawMethodList>;
export type WithdrawMethodListOutput = zod.output<typeof WithdrawMethodList>;

export const NoticeLevel = zod.enum(['info', 'important', 'urgent', 'winner']).describe('How much it matters. info: good to know. important: worth reading. urgent: money or access is affected right now. winner: somebody won.');

export type NoticeLevel = zod.input<typeof NoticeLevel>;
export type NoticeLevelOutput = zod.output<typeof NoticeLevel>;

export const noticeTitleMax = 120;

export const noticeBodyMax = 4000;



export const Notice = zod.strictObject({
  "id": Id,
  "title": zod.string().min(1).max(noticeTitleMax).describe('Heading in the language of the `lang` header.'),
  "body": zod.string().min(1).max(noticeBodyMax).describe('Plain text in the language of the `lang` header, paragraphs parted by a line feed.'),
  "level": NoticeLevel,
  "isOwn": zod.boolean().exactOptional().describe('News of a bet or a withdrawal of the player, not an announcement.'),
  "startsAt": Timestamp,
  "endsAt": Timestamp
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;

export const NoticeListMax = 200;



export const NoticeList = zod.array(Notice).max(NoticeListMax);

export type NoticeList = zod.input<typeof NoticeList>;
export type NoticeListOutput = zod.output<typeof NoticeList>;

export const luckyClaimListQueryPageNumDefault = 1;
export const luckyClaimListQueryPageNumMax = 100000;

export const luckyClaimListQueryPageSizeDefault = 20;
export const luckyClaimListQueryPageSizeMax = 999;



export const LuckyClaimListQuery = zod.strictObject({
  "envelopeId": Id.exactOptional(),
  "pageNum": zod.int().min(1).max(luckyClaimListQueryPageNumMax).default(luckyClaimListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(luckyClaimListQueryPageSizeMax).default(luckyClaimListQueryPageSizeDefault).describe('Rows a page.')
}).describe('With an envelopeId, only the claim from that packet (asked when the answer to a claim got lost).');

export type LuckyClaimListQuery = zod.input<typeof LuckyClaimListQuery>;
export type LuckyClaimListQueryOutput = zod.output<typeof LuckyClaimListQuery>;

export const LuckyClaim = zod.strictObject({
  "sender": MaskedText,
  "amount": PositiveAmount,
  "envelopeId": Id,
  "claimedAt": Timestamp
});

export type LuckyClaim = zod.input<typeof LuckyClaim>;
export type LuckyClaimOutput = zod.output<typeof LuckyClaim>;

export const luckyClaimPageListMax = 999;

export const luckyClaimPagePageNumDefault = 1;
export const luckyClaimPagePageNumMax = 100000;

export const luckyClaimPagePageSizeDefault = 20;
export const luckyClaimPagePageSizeMax = 999;



export const LuckyClaimPage = zod.strictObject({
  "list": zod.array(LuckyClaim).max(luckyClaimPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(luckyClaimPagePageNumMax).default(luckyClaimPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(luckyClaimPagePageSizeMax).default(luckyClaimPagePageSizeDefault).describe('Rows a page.')
});

export type LuckyClaimPage = zod.input<typeof LuckyClaimPage>;
export type LuckyClaimPageOutput = zod.output<typeof LuckyClaimPage>;

export const luckyCollectionListQueryPageNumDefault = 1;
export const luckyCollectionListQueryPageNumMax = 100000;

export const luckyCollectionListQueryPageSizeDefault = 20;
export const luckyCollectionListQueryPageSizeMax = 999;



export const LuckyCollectionListQuery = zod.strictObject({
  "envelopeId": Id,
  "pageNum": zod.int().min(1).max(luckyCollectionListQueryPageNumMax).default(luckyCollectionListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(luckyCollectionListQueryPageSizeMax).default(luckyCollectionListQueryPageSizeDefault).describe('Rows a page.')
});

export type LuckyCollectionListQuery = zod.input<typeof LuckyCollectionListQuery>;
export type LuckyCollectionListQueryOutput = zod.output<typeof LuckyCollectionListQuery>;

export const LuckyCollection = zod.strictObject({
  "player": MaskedText,
  "amount": PositiveAmount,
  "claimedAt": Timestamp
}).describe('One claimed share.');

export type LuckyCollection = zod.input<typeof LuckyCollection>;
export type LuckyCollectionOutput = zod.output<typeof LuckyCollection>;

export const luckyCollectionPageListMax = 999;

export const luckyCollectionPagePageNumDefault = 1;
export const luckyCollectionPagePageNumMax = 100000;

export const luckyCollectionPagePageSizeDefault = 20;
export const luckyCollectionPagePageSizeMax = 999;



export const LuckyCollectionPage = zod.strictObject({
  "list": zod.array(LuckyCollection).max(luckyCollectionPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(luckyCollectionPagePageNumMax).default(luckyCollectionPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(luckyCollectionPagePageSizeMax).default(luckyCollectionPagePageSizeDefault).describe('Rows a page.')
});

export type LuckyCollectionPage = zod.input<typeof LuckyCollectionPage>;
export type LuckyCollectionPageOutput = zod.output<typeof LuckyCollectionPage>;

export const LuckyKind = zod.enum(['equal', 'random']).describe('How the amount is split over the shares. equal: all the same. random: by chance. They add up to it exactly (RED-02).');

export type LuckyKind = zod.input<typeof LuckyKind>;
export type LuckyKindOutput = zod.output<typeof LuckyKind>;

export const LuckyGreetingMax = 100;



export const LuckyGreeting = zod.string().max(LuckyGreetingMax).describe('Words of the sender, plain text; empty for none.');

export type LuckyGreeting = zod.input<typeof LuckyGreeting>;
export type LuckyGreetingOutput = zod.output<typeof LuckyGreeting>;

export const luckyEnvelopeRequestSharesMax = 100;



export const LuckyEnvelopeRequest = zod.strictObject({
  "amount": PositiveAmount,
  "shares": zod.int().min(1).max(luckyEnvelopeRequestSharesMax).describe('How many players can claim.'),
  "kind": LuckyKind,
  "greeting": LuckyGreeting.exactOptional(),
  "intentId": IntentId.exactOptional()
});

export type LuckyEnvelopeRequest = zod.input<typeof LuckyEnvelopeRequest>;
export type LuckyEnvelopeRequestOutput = zod.output<typeof LuckyEnvelopeRequest>;

export const luckyEnvelopeSharesMax = 100;

export const luckyEnvelopeSharesLeftMin = 0;
export const luckyEnvelopeSharesLeftMax = 100;



export const LuckyEnvelope = zod.strictObject({
  "id": Id,
  "sender": MaskedText,
  "isOwn": zod.boolean().describe('The player who makes the call has sent it. Players cannot claim their own packets.'),
  "greeting": LuckyGreeting,
  "amount": PositiveAmount,
  "currencyAlias": Currency.describe('Of the amount: that of the sender\'s market.'),
  "shares": zod.int().min(1).max(luckyEnvelopeSharesMax).describe('Shares in all.'),
  "sharesLeft": zod.int().min(luckyEnvelopeSharesLeftMin).max(luckyEnvelopeSharesLeftMax).describe('Shares that are not claimed yet.'),
  "kind": LuckyKind,
  "expiresAt": Timestamp,
  "status": zod.enum(['open', 'emptied', 'expired']).describe('open can be claimed; emptied has no share left; expired ran out of time.'),
  "intentId": zod.uuid().exactOptional().describe('The intent it was made from, as it was sent; absent when it was made without one, and for every player but its sender. By it, and by its amount, an order is known again whose answer got lost (NET-14).')
}).describe('A red packet. What is left of an expired one has returned to the sender.');

export type LuckyEnvelope = zod.input<typeof LuckyEnvelope>;
export type LuckyEnvelopeOutput = zod.output<typeof LuckyEnvelope>;

export const LuckyEnvelopeLookup = zod.strictObject({
  "envelopeId": Id.exactOptional(),
  "intentId": IntentId.exactOptional()
}).describe('Names one red packet by its id, or by the intent with which this player created it (for when the answer to the creation was lost). With both, the id counts.');

export type LuckyEnvelopeLookup = zod.input<typeof LuckyEnvelopeLookup>;
export type LuckyEnvelopeLookupOutput = zod.output<typeof LuckyEnvelopeLookup>;

export const LuckyEnvelopeQuery = zod.strictObject({
  "envelopeId": Id
}).describe('Names one red packet.');

export type LuckyEnvelopeQuery = zod.input<typeof LuckyEnvelopeQuery>;
export type LuckyEnvelopeQueryOutput = zod.output<typeof LuckyEnvelopeQuery>;

export const luckyShareUrlMax = 500;


export const luckyShareUrlRegExp = new RegExp('^(https://|http://(localhost|127[.]0[.]0[.]1|10[.]|192[.]168[.]))');
export const luckyShareTextMax = 300;



export const LuckyShare = zod.strictObject({
  "url": zod.url().max(luckyShareUrlMax).regex(luckyShareUrlRegExp).describe('Link to the packet, on the share domain, opening the red-envelope page with the packet id in `shared`. Plain http on a developer\'s own network only.'),
  "text": zod.string().min(1).max(luckyShareTextMax).describe('Words to send with the link.')
});

export type LuckyShare = zod.input<typeof LuckyShare>;
export type LuckyShareOutput = zod.output<typeof LuckyShare>;

export const luckyDomainDomainMax = 200;


export const luckyDomainDomainRegExp = new RegExp('^(https://|http://(localhost|127[.]0[.]0[.]1|10[.]|192[.]168[.]))[^/?#]*$');


export const LuckyDomain = zod.strictObject({
  "domain": zod.url().max(luckyDomainDomainMax).regex(luckyDomainDomainRegExp).describe('Origin of share links. Plain http on a developer\'s own network only.')
});

export type LuckyDomain = zod.input<typeof LuckyDomain>;
export type LuckyDomainOutput = zod.output<typeof LuckyDomain>;

export const luckyGuideMinShareMin = 0.01;
export const luckyGuideMinShareMax = 1000000000000;
export const luckyGuideMinShareMultipleOf = 0.01;

export const luckyGuideMaxAmountMin = 0.01;
export const luckyGuideMaxAmountMax = 1000000000000;
export const luckyGuideMaxAmountMultipleOf = 0.01;

export const luckyGuideMaxSharesMax = 100;

export const luckyGuideOpenHoursMax = 720;



export const LuckyGuide = zod.strictObject({
  "minShare": zod.number().min(luckyGuideMinShareMin).max(luckyGuideMinShareMax).multipleOf(luckyGuideMinShareMultipleOf).describe('Least amount of a share.'),
  "maxAmount": zod.number().min(luckyGuideMaxAmountMin).max(luckyGuideMaxAmountMax).multipleOf(luckyGuideMaxAmountMultipleOf).describe('Most that goes into one packet.'),
  "maxShares": zod.int().min(1).max(luckyGuideMaxSharesMax).describe('Most shares of one packet.'),
  "openHours": zod.int().min(1).max(luckyGuideOpenHoursMax).describe('Hours a packet can be claimed.'),
  "finished": zod.boolean().describe('The player has seen the guide to red packets.')
}).describe('Whether to show the guide, and the rules it explains.');

export type LuckyGuide = zod.input<typeof LuckyGuide>;
export type LuckyGuideOutput = zod.output<typeof LuckyGuide>;

export const LuckyGuideFinished = zod.strictObject({
  "finished": zod.literal(true).describe('Always true, also on a repeat.')
});

export type LuckyGuideFinished = zod.input<typeof LuckyGuideFinished>;
export type LuckyGuideFinishedOutput = zod.output<typeof LuckyGuideFinished>;

export const LuckyCollectionListMax = 50;



export const LuckyCollectionList = zod.array(LuckyCollection).max(LuckyCollectionListMax).describe('Newest first.');

export type LuckyCollectionList = zod.input<typeof LuckyCollectionList>;
export type LuckyCollectionListOutput = zod.output<typeof LuckyCollectionList>;

export const LuckyDisplayRewardQuery = zod.strictObject({
  "envelopeId": Id.exactOptional()
}).describe('Without an envelopeId the answer is about the standing offer to new players.');

export type LuckyDisplayRewardQuery = zod.input<typeof LuckyDisplayRewardQuery>;
export type LuckyDisplayRewardQueryOutput = zod.output<typeof LuckyDisplayRewardQuery>;

export const LuckyDisplayReward = zod.strictObject({
  "envelopeId": Id.exactOptional().describe('The packet the answer is about; missing when there is no standing offer.'),
  "amount": NonNegativeAmount,
  "currencyAlias": Currency,
  "expiresAt": Timestamp
}).describe('What a visitor can still win.');

export type LuckyDisplayReward = zod.input<typeof LuckyDisplayReward>;
export type LuckyDisplayRewardOutput = zod.output<typeof LuckyDisplayReward>;

export const luckyTotalCountMin = 0;
export const luckyTotalCountMax = 1000000;



export const LuckyTotal = zod.strictObject({
  "amount": NonNegativeAmount,
  "count": zod.int().min(luckyTotalCountMin).max(luckyTotalCountMax).describe('Packets claimed.')
}).describe('All this player ever claimed from red packets.');

export type LuckyTotal = zod.input<typeof LuckyTotal>;
export type LuckyTotalOutput = zod.output<typeof LuckyTotal>;

export const PigState = zod.strictObject({
  "saved": NonNegativeAmount,
  "rate": Rate,
  "target": PositiveAmount,
  "canCollect": zod.boolean().describe('The pig can be collected now.'),
  "nextCollectAt": zod.union([Timestamp,zod.null()]).describe('When it can be collected next; null when only the saved amount is missing or it can be now.')
}).describe('The piggy bank of a new player. saved is the money in it, rate the share of every net loss that goes in, target the amount it needs before it can be collected. Net loss is what a day of the market cost in cash bets, wins taken off; what was saved stays when the player wins again.');

export type PigState = zod.input<typeof PigState>;
export type PigStateOutput = zod.output<typeof PigState>;

export const PigCollected = zod.strictObject({
  "amount": PositiveAmount,
  "balance": NonNegativeAmount
}).describe('What left the pig, and the player\'s total balance after it.');

export type PigCollected = zod.input<typeof PigCollected>;
export type PigCollectedOutput = zod.output<typeof PigCollected>;

export const pigRecordListQueryPageNumDefault = 1;
export const pigRecordListQueryPageNumMax = 100000;

export const pigRecordListQueryPageSizeDefault = 20;
export const pigRecordListQueryPageSizeMax = 999;



export const PigRecordListQuery = zod.strictObject({
  "pageNum": zod.int().min(1).max(pigRecordListQueryPageNumMax).default(pigRecordListQueryPageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(pigRecordListQueryPageSizeMax).default(pigRecordListQueryPageSizeDefault).describe('Rows a page.')
});

export type PigRecordListQuery = zod.input<typeof PigRecordListQuery>;
export type PigRecordListQueryOutput = zod.output<typeof PigRecordListQuery>;

export const PigRecord = zod.strictObject({
  "id": Id,
  "kind": zod.enum(['saved', 'collected']).describe('saved went into the pig, collected went to the balance.'),
  "amount": PositiveAmount,
  "createdAt": Timestamp
});

export type PigRecord = zod.input<typeof PigRecord>;
export type PigRecordOutput = zod.output<typeof PigRecord>;

export const pigRecordPageListMax = 999;

export const pigRecordPagePageNumDefault = 1;
export const pigRecordPagePageNumMax = 100000;

export const pigRecordPagePageSizeDefault = 20;
export const pigRecordPagePageSizeMax = 999;



export const PigRecordPage = zod.strictObject({
  "list": zod.array(PigRecord).max(pigRecordPageListMax),
  "total": Total,
  "pageNum": zod.int().min(1).max(pigRecordPagePageNumMax).default(pigRecordPagePageNumDefault).describe('Page, from 1.'),
  "pageSize": zod.int().min(1).max(pigRecordPagePageSizeMax).default(pigRecordPagePageSizeDefault).describe('Rows a page.')
});

export type PigRecordPage = zod.input<typeof PigRecordPage>;
export type PigRecordPageOutput = zod.output<typeof PigRecordPage>;

export const PigMarqueeItem = zod.strictObject({
  "player": MaskedText,
  "amount": PositiveAmount,
  "at": Timestamp
});

export type PigMarqueeItem = zod.input<typeof PigMarqueeItem>;
export type PigMarqueeItemOutput = zod.output<typeof PigMarqueeItem>;

export const PigMarqueeMax = 50;



export const PigMarquee = zod.array(PigMarqueeItem).max(PigMarqueeMax).describe('Newest first.');

export type PigMarquee = zod.input<typeof PigMarquee>;
export type PigMarqueeOutput = zod.output<typeof PigMarquee>;

export const AdsEvent = zod.enum(['landing', 'register', 'recharge']).describe('The kind of event reported to the advertiser. landing: a visit. register: a new account. recharge: a deposit.');

export type AdsEvent = zod.input<typeof AdsEvent>;
export type AdsEventOutput = zod.output<typeof AdsEvent>;

export const AdsReport = zod.strictObject({
  "cid": CampaignId.exactOptional(),
  "channel": AdChannel.exactOptional(),
  "event": AdsEvent,
  "orderId": Id.exactOptional(),
  "amount": PositiveAmount.exactOptional()
});

export type AdsReport = zod.input<typeof AdsReport>;
export type AdsReportOutput = zod.output<typeof AdsReport>;

export const RewardType = zod.union([zod.literal(1),zod.literal(2)]).describe('Tier of the new-user deposit. 1 first deposit, 2 second deposit (spec point 3).');

export type RewardType = zod.input<typeof RewardType>;
export type RewardTypeOutput = zod.output<typeof RewardType>;

export const RewardReadyMin = 0;
export const RewardReadyMax = 1000000000000;
export const RewardReadyMultipleOf = 0.01;



export const RewardReady = zod.number().min(RewardReadyMin).max(RewardReadyMax).multipleOf(RewardReadyMultipleOf).describe('What /v1/pb/get would pay this player now, in major units; 0 until the deposit is made and after the claim. In /v1/pb/list alone.');

export type RewardReady = zod.input<typeof RewardReady>;
export type RewardReadyOutput = zod.output<typeof RewardReady>;

export const PbClaim = zod.strictObject({
  "kind": zod.enum(['registration', 'deposit']).describe('The registration bonus or the reward of the deposit.'),
  "amount": PositiveAmount,
  "wagerTotal": NonNegativeAmount,
  "wagered": NonNegativeAmount,
  "expiresAt": Timestamp,
  "state": zod.enum(['running', 'done', 'spent', 'expired', 'revoked']).describe('running is being played, done became cash, spent was lost in play, expired ran out of time, revoked went with its deposit.')
}).describe('A reward this player has claimed, and how far it is played.');

export type PbClaim = zod.input<typeof PbClaim>;
export type PbClaimOutput = zod.output<typeof PbClaim>;

export const pbConfigRewardTagMax = 60;

export const pbConfigValidDaysMax = 365;

export const pbConfigClaimsMax = 2;



export const PbConfig = zod.strictObject({
  "rewardRecharge": NonNegativeAmount,
  "rewardTotal": NonNegativeAmount,
  "rewardReg": NonNegativeAmount,
  "rewardType": RewardType,
  "rewardTag": zod.string().max(pbConfigRewardTagMax).describe('Short mark on the tier, in the language of the `lang` header; empty for none.'),
  "rewardAlready": NonNegativeAmount,
  "rewardReady": RewardReady.exactOptional(),
  "wagerTimes": WagerTimes.exactOptional(),
  "validDays": zod.int().min(1).max(pbConfigValidDaysMax).exactOptional().describe('Days in which a claimed reward has to be played.'),
  "claims": zod.array(PbClaim).max(pbConfigClaimsMax).exactOptional().describe('What this player has claimed of the tier, in /v1/pb/list alone.')
}).describe('A tier of the new-user deposit. In /v1/pb/config rewardRecharge is the tier\'s reward in percent of the deposit (50 first, 20 second; spec point 9), of what was credited, rounded half up to a unit of the market; in /v1/pb/list it is the amount this player has claimed of that reward, so 0 means still to win (PRO-02). rewardTotal is the amount the reward of the deposit never exceeds (5000 and 4000), rewardReg the registration bonus, which belongs to the first tier (100) and is 0 in the second. rewardAlready is what this player has received from the tier so far, registration bonus included (0 for a guest). What is optional says more where the server knows it: a client shows less without it, and never works it out.');

export type PbConfig = zod.input<typeof PbConfig>;
export type PbConfigOutput = zod.output<typeof PbConfig>;

export const PbConfigListMax = 2;



export const PbConfigList = zod.array(PbConfig).max(PbConfigListMax);

export type PbConfigList = zod.input<typeof PbConfigList>;
export type PbConfigListOutput = zod.output<typeof PbConfigList>;

export const PbGetRequest = zod.strictObject({
  "rewardType": RewardType
});

export type PbGetRequest = zod.input<typeof PbGetRequest>;
export type PbGetRequestOutput = zod.output<typeof PbGetRequest>;

export const PbReward = zod.strictObject({
  "amount": PositiveAmount,
  "wagerTimes": WagerTimes,
  "expiresAt": Timestamp
}).describe('A reward paid into the bonus balance.');

export type PbReward = zod.input<typeof PbReward>;
export type PbRewardOutput = zod.output<typeof PbReward>;

export const PbConfigs = zod.strictObject({
  "pbConfig": PbConfigList,
  "currencyAlias": Currency.exactOptional().describe('Currency of the market asked for, so that a guest, who has no balance yet, reads the figures with it. Our extension.')
});

export type PbConfigs = zod.input<typeof PbConfigs>;
export type PbConfigsOutput = zod.output<typeof PbConfigs>;
/**
 * All categories of a market with their weights (LOB-02, LOB-03).
 * @summary Categories of the lobby
 */
export const GameCategoriesBody = CategoriesQuery

export const GameCategoriesResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": CategoryList
}),FailureEnvelope])


/**
 * Filtered by category, play tag, favourites and recently played; every filter given must hold (GAM-01, GAM-03, GAM-04, spec point 9). isCollected and isRecent are our extension and count only with a session.
 * @summary Games of a market, page by page
 */
export const GameListBody = GameListQuery

export const GameListResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": GamePage
}),FailureEnvelope])


/**
 * Opens one entry and returns its address, which is new for every entry; the game then counts as recently played (GAM-04, GAM-05). With `selection` a sportsbook opens that selection (GAM-09).
 * @summary Enter a game
 */
export const GameUrlBody = GameEntryRequest

export const GameUrlResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": GameEntry
}),FailureEnvelope])


/**
 * Setting what is already set succeeds and changes nothing (GAM-03).
 * @summary Add or remove a favourite
 */
export const GameCollectBody = GameCollectRequest

export const GameCollectResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": GameCollected
}),FailureEnvelope])


/**
 * Live events first, then by start (LOB-03). A sport without a draw leaves odds.draw out.
 * @summary Sports events with their odds
 */
export const GameSportsBody = CountryQuery

export const GameSportsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": SportEventList
}),FailureEnvelope])


/**
 * Bets of the player from the cash or the bonus wallet, newest first, with totals over all rows (HIS-02, spec point 9). startDate and endDate are both included and each may be left out.
 * @summary Betting records
 */
export const WalletRecordsBody = BettingRecordListQuery

export const WalletRecordsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": BettingRecordPage
}),FailureEnvelope])


/**
 * In the order to show them (LOB-11, spec point 3).
 * @summary Banners of one position
 */
export const LobbyBannersBody = BannerListQuery

export const LobbyBannersResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": BannerList
}),FailureEnvelope])


/**
 * Grouped by position for the lobby load, each as /lobby/banners has it; every position is there (LOB-06, spec point 7).
 * @summary Banners of all lobby positions
 */
export const LobbyBatchBannersBody = CountryQuery

export const LobbyBatchBannersResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": BannersByPosition
}),FailureEnvelope])


/**
 * All promotions of a market in the order to show them, position promotion (PRO-01).
 * @summary Banners of the promotion screen
 */
export const LobbyPromotionsBannersBody = CountryQuery

export const LobbyPromotionsBannersResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": BannerList
}),FailureEnvelope])


/**
 * What may pop up on the lobby for this market and device; the client keeps the frequency rule of each (NTF-01).
 * @summary Popups of the lobby
 */
export const LobbyPopupsBody = PopupListQuery

export const LobbyPopupsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PopupBundle
}),FailureEnvelope])


/**
 * Also shows whether the server can be reached (spec point 7, SES-14).
 * @summary Server time and version
 */
export const PingBody = NoBody

export const PingResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": ServerInfo
}),FailureEnvelope])


/**
 * Asked on login, on the balance event and after a reconnect (LOB-07, RT-02, RT-03, PRO-06).
 * @summary Balance of the player
 */
export const WalletBalanceBody = NoBody

export const WalletBalanceResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": Balance
}),FailureEnvelope])


/**
 * Restores the user state after a reload (SES-13, PLR-03). With `excludeUntil` a player excludes themselves, where the backend keeps exclusions (`exclusion` of the answer, PLR-02), with `socketTicket` they get a ticket for the socket.
 * @summary Profile of the player
 */
export const UserGetUserInfoBody = PlayerRequest

export const UserGetUserInfoResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": Player
}),FailureEnvelope])


/**
 * A wrong password and an unknown number get the same refusal; its message is shown under the username field (SES-02, SES-03, SES-04). Too many failures are refused with `login-locked` (one number from one address) or `login-address-limit` (one address, any numbers) and the time to wait; a lock never holds for other addresses, and a reset by SMS lifts it. A number is locked after ten failures in a row from one address at the latest, an address after a hundred; a lock lasts for an hour at most, and `retryAfterSeconds` says how long.
 * @summary Log in
 */
export const UserLoginBody = LoginRequest

export const UserLoginResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LoginResult
}),FailureEnvelope])


/**
 * Ends the session of the token alone, if there is one; without a session it succeeds too (SES-12).
 * @summary Log out
 */
export const UserLogoutBody = NoBody

export const UserLogoutResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": Nothing
}),FailureEnvelope])


/**
 * Needs the code of /captcha/sms. The code is looked at first: a wrong one gets the same refusal whether or not the number has an account. Envelope, inviter, cid, channel and agent code travel along where the landing page had them, and the version of the terms that was accepted (SES-06, SES-07, SES-08, APP-08).
 * @summary Create an account
 */
export const UserRegisterBody = RegisterRequest

export const UserRegisterResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LoginResult
}),FailureEnvelope])


/**
 * A guest gets the code to register with the number, a player the one to bind it; the call does not say which. Asked again too soon, or too often for one number or from one address, answers 429 (SES-07, SES-11, spec point 9). A code has `codeLength` digits and is good once, for what it was sent for, for five minutes at least and an hour at most, until the next one is sent; after five wrong tries from one address it may be void there, after ten it is. One number gets three codes an hour from one address at least.
 * @summary Send a code to a phone number
 */
export const CaptchaSmsBody = SmsRequest

export const CaptchaSmsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": SmsReceipt
}),FailureEnvelope])


/**
 * For the password reset: the server knows the bound phone, the client only the username. Asked again too soon, or too often for one number or from one address, answers 429 (SES-09, spec point 9). The code is like that of /captcha/sms.
 * @summary Send a code to the phone of an account
 */
export const CaptchaUsernameSmsBody = AccountQuery

export const CaptchaUsernameSmsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": SmsReceipt
}),FailureEnvelope])


/**
 * Binds the phone number in username to the player of the session, with the code of /captcha/sms, which is looked at before whose the number is. Open to guests by spec point 6; without a session it is refused with code login-needed (SES-11).
 * @summary Bind a phone number
 */
export const UserBindPhoneBody = BindPhoneRequest

export const UserBindPhoneResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": BoundPhone
}),FailureEnvelope])


/**
 * Needs the code of /captcha/usernameSms. Ends every other session of the player; a refusal is shown under the new-password field (SES-09).
 * @summary Set a new password with a code
 */
export const UserResetPwdBody = ResetPasswordRequest

export const UserResetPwdResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": Nothing
}),FailureEnvelope])


/**
 * First step of the password reset. phoneNumber is that of the profile, masked the same way. An empty phoneNumber means no account or no bound phone; the client shows message.unexists (SES-09, spec point 5).
 * @summary Phone bound to an account
 */
export const UserCheckBindViaUserBody = AccountQuery

export const UserCheckBindViaUserResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PhoneLookup
}),FailureEnvelope])


/**
 * Needs the old password, which is looked at before the new one; ends every other session of the player. Wrong ones count together with those of /user/login, and lock in the same way; a reset by SMS lifts the lock (SES-10).
 * @summary Change the password
 */
export const UserChangePwdBody = ChangePasswordRequest

export const UserChangePwdResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": Nothing
}),FailureEnvelope])


/**
 * Bonuses, cashback and lucky money of the player, newest first; deposits, withdrawals and bets have calls of their own (HIS-01).
 * @summary Activity of the wallet
 */
export const WalletActivityRecordsBody = ActivityRecordListQuery

export const WalletActivityRecordsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": ActivityRecordPage
}),FailureEnvelope])


/**
 * How many deposits of this player were credited, in part as well, those included that were undone later; 1 after a success means it was the first (DEP-05, SES-13).
 * @summary Count of credited deposits
 */
export const RechargeUscBody = NoBody

export const RechargeUscResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": RechargeCount
}),FailureEnvelope])


/**
 * Makes an order and leaves the route to the server; the same intentId always answers with the same order (DEP-03, DEP-06). Each method of /recharge/paymentMethods can be ordered here and by /recharge/v2/createRechargeOrder, which names the route.
 * @summary Create a deposit order
 */
export const RechargeCreateRechargeOrderBody = RechargeOrderRequest

export const RechargeCreateRechargeOrderResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": CreatedOrder
}),FailureEnvelope])


/**
 * Amounts to offer this player with the bonus of each (DEP-01).
 * @summary Recommended deposit amounts
 */
export const RechargeGetRecommendConfigsBody = NoBody

export const RechargeGetRecommendConfigsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": RecommendConfigList
}),FailureEnvelope])


/**
 * Hands the order to the payment company. May send a one-time code by SMS, so it is never retried by itself (DEP-03, NET-10). Such a code is like that of /captcha/sms; the server may fail an order after five wrong ones.
 * @summary Start the payment of an order
 */
export const RechargePrepayBody = PrepayRequest

export const RechargePrepayResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PrepayResult
}),FailureEnvelope])


/**
 * The order in its current state; 2, 3 and 4 end its payment (spec point 4, DEP-04), and what was paid may be undone later (5, 6).
 * @summary State of a deposit order
 */
export const RechargeQueryPayBody = RechargeQueryPayQuery

export const RechargeQueryPayResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": RechargeOrder
}),FailureEnvelope])


/**
 * Deposits of this player, newest first; by intentId it finds the order of an answer that got lost (HIS-01, DEP-06).
 * @summary Deposit orders
 */
export const RechargeOrdersBody = OrderListQuery

export const RechargeOrdersResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": RechargeOrderPage
}),FailureEnvelope])


/**
 * Offers the player can opt into with activityId when creating an order (DEP-01, DEP-08).
 * @summary Deposit offers
 */
export const RechargeDepositActivityBody = CountryQuery

export const RechargeDepositActivityResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": DepositActivityList
}),FailureEnvelope])


/**
 * Ways to deposit in a market with limits, fees and what each asks for (DEP-01, DEP-02).
 * @summary Deposit methods
 */
export const RechargePaymentMethodsBody = CountryQuery

export const RechargePaymentMethodsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PaymentMethodList
}),FailureEnvelope])


/**
 * As /recharge/createRechargeOrder, on the route that is named; each method can be ordered by either. The same intentId always answers with the same order (DEP-03, DEP-06).
 * @summary Create a deposit order on a chosen route
 */
export const RechargeV2CreateRechargeOrderBody = RechargeRoutedOrderRequest

export const RechargeV2CreateRechargeOrderResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": CreatedOrder
}),FailureEnvelope])


/**
 * Takes the amount out of the withdrawable balance and makes an order; needs a bound phone; the same intentId always answers with the same order (WDR-01). With cancelOrderId it takes an order in review back instead: all of its money, the fee included, is in the balance again, and its fee in the answer is 0 (WDR-03). An order that has left its review is refused with withdrawal-not-in-review; one that is cancelled already is answered again, by another intent as well, keeps the intent that cancelled it and moves no money.
 * @summary Create a withdrawal, or cancel one
 */
export const WithdrawCreateBody = WithdrawRequest

export const WithdrawCreateResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": CreatedOrder
}),FailureEnvelope])


/**
 * Withdrawals of this player, newest first; by intentId it finds the order of an answer that got lost, made or cancelled by it (HIS-01, WDR-01, WDR-03).
 * @summary Withdrawal orders
 */
export const WithdrawOrdersBody = OrderListQuery

export const WithdrawOrdersResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": WithdrawOrderPage
}),FailureEnvelope])


/**
 * Ways to withdraw in a market with limits, fees and what each asks for (WDR-01).
 * @summary Withdrawal methods
 */
export const WithdrawPaymentMethodsBody = CountryQuery

export const WithdrawPaymentMethodsResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": WithdrawMethodList
}),FailureEnvelope])


/**
 * Those in force now, the announcements newest first, then the latest winners; also for the marquee (NTF-01, LOB-04).
 * @summary Notices to players
 */
export const NoticeListBody = CountryQuery

export const NoticeListResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": NoticeList
}),FailureEnvelope])


/**
 * What this player took from red packets, newest first (RED-01).
 * @summary Red packets I claimed
 */
export const LuckyMoneyClaimedBody = LuckyClaimListQuery

export const LuckyMoneyClaimedResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyClaimPage
}),FailureEnvelope])


/**
 * The shares taken from one packet, newest first, players masked (RED-01, APP-10).
 * @summary Who collected from a red packet
 */
export const LuckyMoneyCollectedBody = LuckyCollectionListQuery

export const LuckyMoneyCollectedResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyCollectionPage
}),FailureEnvelope])


/**
 * Takes the amount out of the balance and makes a packet; the same intentId always answers with the same packet (RED-01, RED-02).
 * @summary Create a red packet
 */
export const LuckyMoneyCreateBody = LuckyEnvelopeRequest

export const LuckyMoneyCreateResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyEnvelope
}),FailureEnvelope])


/**
 * The packet in its current state; expired and emptied ones say so (RED-01, RED-02).
 * @summary A red packet
 */
export const LuckyMoneyEnvelopeBody = LuckyEnvelopeLookup

export const LuckyMoneyEnvelopeResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyEnvelope
}),FailureEnvelope])


/**
 * What copy and Web Share send; changes nothing (RED-01).
 * @summary Link and words to share a red packet
 */
export const LuckyMoneyShareBody = LuckyEnvelopeQuery

export const LuckyMoneyShareResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyShare
}),FailureEnvelope])


/**
 * Takes one share into the player's balance; a packet cannot be claimed twice by the same player (RED-01, RED-02).
 * @summary Claim a share of a red packet
 */
export const LuckyMoneyClaimBody = LuckyEnvelopeQuery

export const LuckyMoneyClaimResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyClaim
}),FailureEnvelope])


/**
 * The origin share links start with (RED-01).
 * @summary Domain of share links
 */
export const LuckyMoneyDomainBody = NoBody

export const LuckyMoneyDomainResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyDomain
}),FailureEnvelope])


/**
 * Says whether to show the guide to this player, and the rules of their market (RED-01).
 * @summary Whether the red-packet guide is finished
 */
export const LuckyMoneyGuideBody = NoBody

export const LuckyMoneyGuideResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyGuide
}),FailureEnvelope])


/**
 * Remembers that this player has seen the guide; a repeat changes nothing (RED-01).
 * @summary Finish the red-packet guide
 */
export const LuckyMoneyFinishGuideBody = NoBody

export const LuckyMoneyFinishGuideResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyGuideFinished
}),FailureEnvelope])


/**
 * Recent shares taken by anybody, newest first, players masked (RED-01, APP-10).
 * @summary Latest collections over all red packets
 */
export const LuckyMoneyLatestCollectedBody = NoBody

export const LuckyMoneyLatestCollectedResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyCollectionList
}),FailureEnvelope])


/**
 * What the packet of a share link, or the standing offer, can still bring; open to guests (RED-01, spec point 6). For a player the standing offer is a packet not yet claimed.
 * @summary Reward shown to a visitor
 */
export const LuckyMoneyDisplayRewardBody = LuckyDisplayRewardQuery

export const LuckyMoneyDisplayRewardResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyDisplayReward
}),FailureEnvelope])


/**
 * Sum and number of all claims of this player (RED-01).
 * @summary Total claimed from red packets
 */
export const LuckyMoneyTotalClaimedRewardBody = NoBody

export const LuckyMoneyTotalClaimedRewardResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": LuckyTotal
}),FailureEnvelope])


/**
 * The amount in the new-user cashback and when it can be collected (PRO-04).
 * @summary State of the piggy bank
 */
export const PigLoadBody = NoBody

export const PigLoadResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PigState
}),FailureEnvelope])


/**
 * Moves what is saved into cash and empties the pig, once a day of the market at most (PRO-04).
 * @summary Collect the piggy bank
 */
export const PigCollectBody = NoBody

export const PigCollectResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PigCollected
}),FailureEnvelope])


/**
 * What went in and out of this player's pig, newest first (PRO-04).
 * @summary Records of the piggy bank
 */
export const PigRecordBody = PigRecordListQuery

export const PigRecordResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PigRecordPage
}),FailureEnvelope])


/**
 * Who collected how much lately, newest first, players masked (PRO-04, APP-10).
 * @summary Latest collected piggy banks
 */
export const PigMarqueeBody = NoBody

export const PigMarqueeResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PigMarquee
}),FailureEnvelope])


/**
 * On landing with cid or channel, on register, and on purchase with orderId and amount (NTF-02). The same orderId counts once.
 * @summary Report an event to the advertiser
 */
export const AdsMgSkyAdsReportBody = AdsReport

export const AdsMgSkyAdsReportResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": Nothing
}),FailureEnvelope])


/**
 * How far this player is in each tier; rewardRecharge is the amount claimed of it, and 0 lets the popup show (PRO-02, PRO-03).
 * @summary New-user deposit tiers of this player
 */
export const PbListBody = NoBody

export const PbListResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PbConfigList
}),FailureEnvelope])


/**
 * Pays the reward of a tier the player has deposited for, once (PRO-03). Without a reward that is ready, whatever is missing, it is refused with first-deposit-missing or second-deposit-missing, after the tier.
 * @summary Claim the deposit reward of a tier
 */
export const PbGetBody = PbGetRequest

export const PbGetResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PbReward
}),FailureEnvelope])


/**
 * Pays the registration bonus, once (PRO-03). Where a market has none, it is refused with reward-claimed.
 * @summary Claim the registration bonus
 */
export const PbRegClaimBody = NoBody

export const PbRegClaimResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PbReward
}),FailureEnvelope])


/**
 * What the promotion offers, open to guests; rewardRecharge is in percent of the deposit. Defaults of spec point 9 (PRO-02, PRO-03).
 * @summary New-user deposit tiers of a market
 */
export const PbConfigBody = CountryQuery

export const PbConfigResponse = zod.union([zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "data": PbConfigs
}),FailureEnvelope])
