// Each fault breaks a sentence of the document about lists, words, headers or the conversation.
import type { Asked } from './asked.ts';
import type { Change, Data } from './change.ts';

const listed = (data: Data) => (Array.isArray(data.list) ? (data.list as Data[]) : null);
const onLists = (change: (list: Data[], data: Data) => Data) => (data: Data) => {
  const list = listed(data);
  return list ? { ...data, ...change(list, data) } : data;
};
const onArray = (change: (list: Data[]) => Data[]) => (data: Data) => change(data as unknown as Data[]);
const without = (asked: Asked, call: string, field: keyof Asked['input']): Partial<Asked> =>
  asked.call === call ? { input: { ...asked.input, [field]: undefined } } : {};

export const faultsOfAnswers: Record<string, Change> = {
  'last-row-missing': {
    says: 'A page has as many rows as total leaves for it.',
    answers: { '*': onLists((list) => ({ list: list.slice(0, -1) })) },
  },
  'last-row-missing-in-all': {
    says: 'None of that is missing.',
    answers: {
      gameList: onLists((list, data) => ({
        list: list.length > 2 ? list.slice(0, -1) : list,
        total: list.length > 2 ? Number(data.total) - 1 : data.total,
      })),
    },
  },
  'page-two-is-one': {
    says: 'The pages of a list are the list without a gap or a repeat.',
    asks: ({ input }) => ({ input: { ...input, pageNum: Math.min(input.pageNum ?? 1, 1) } }),
    answers: {
      '*': (data, { input }) => ({ ...data, ...(listed(data) && { pageNum: input.pageNum ?? 1 }) }),
    },
  },
  'total-of-the-page': {
    says: 'Rows in all pages.',
    answers: { '*': onLists((list) => ({ total: list.length })) },
  },
  'page-size-ignored': {
    says: 'A page never has more rows than were asked for.',
    asks: ({ input }) => ({ input: { ...input, pageSize: 999 } }),
  },
  'oldest-first': {
    says: 'Newest first.',
    answers: { walletRecords: onLists((list) => ({ list: [...list].reverse() })) },
  },
  'activity-oldest-first': {
    says: 'Activity of this player, newest first.',
    answers: { walletActivityRecords: onLists((list) => ({ list: [...list].reverse() })) },
  },
  'recent-oldest-first': {
    says: 'Recently played alone, latest first.',
    answers: {
      gameList: (data, { input }) =>
        input.isRecent ? onLists((list) => ({ list: [...list].reverse() }))(data) : data,
    },
  },
  'totals-of-the-page': {
    says: 'Sums over all rows of the query, not of the page alone.',
    answers: {
      walletRecords: onLists((list) => ({
        totals: {
          stake: list.reduce((sum, row) => sum + Number(row.stake), 0),
          payout: list.reduce((sum, row) => sum + Number(row.payout), 0),
        },
      })),
    },
  },
  'start-date-ignored': {
    says: 'startDate and endDate are both included and every filter must hold.',
    asks: (asked) => without(asked, 'walletRecords', 'startDate'),
  },
  'end-date-left-out': {
    says: 'startDate and endDate are both included.',
    asks: ({ call, input }) => {
      if (call !== 'rechargeOrders' || !input.endDate) return {};
      const before = new Date(Date.parse(input.endDate) - 86_400_000).toISOString().slice(0, 10);
      return { input: { ...input, endDate: before } };
    },
  },
  'status-ignored': {
    says: 'Every filter given must hold.',
    asks: (asked) => without(asked, 'rechargeOrders', 'status'),
  },
  'category-ignored': {
    says: 'Every filter given must hold.',
    asks: (asked) => without(asked, 'gameList', 'category'),
  },
  'second-filter-ignored': {
    says: 'Every filter given must hold.',
    asks: (asked) => (asked.input.category ? without(asked, 'gameList', 'gameplayTag') : {}),
  },
  'recent-ignored': {
    says: 'Recently played alone when true.',
    asks: (asked) => without(asked, 'gameList', 'isRecent'),
  },
  'sports-late-first': {
    says: 'Live events first, then by start.',
    answers: { gameSports: onArray((list) => [...list].reverse()) },
  },
  'notices-oldest-first': {
    says: 'The announcements newest first, then the latest winners.',
    answers: { noticeList: onArray((list) => [...list].reverse()) },
  },
  'notice-out-of-force': {
    says: 'Those in force now.',
    answers: {
      noticeList: onArray((list) =>
        list.map((row, at) => (at === 1 ? { ...row, endsAt: row.startsAt } : row)),
      ),
    },
  },
  'banner-in-wrong-place': {
    says: 'Every banner is of the position asked for.',
    answers: { lobbyBanners: onArray((list) => list.map((row) => ({ ...row, position: 'login' }))) },
  },
  'batch-other-than-single': {
    says: 'Banners of all lobby positions.',
    answers: { lobbyBatchBanners: (data) => ({ ...data, home_top: [] }) },
  },
  'one-url-for-all': {
    says: 'New for every entry.',
    answers: { gameUrl: (data, { input }) => ({ ...data, url: `https://salas.example/${input.gameId}` }) },
  },
  'token-in-url': {
    says: 'Never contains the session token.',
    answers: { gameUrl: (data, { token }) => ({ ...data, url: `${String(data.url)}?t=${token}` }) },
  },
  'entry-forgotten': {
    says: 'The game then counts as recently played.',
    news: (news) => (news.type === 'entered' ? [] : [news]),
  },
  'closed-game-opened': {
    says: 'There is no such game, or it is closed.',
    waives: ['gameCollect unknown-game'],
  },
  'remove-does-nothing': {
    says: 'Remove: make it none.',
    news: (news) => (news.type === 'favoured' && !news.on ? [] : [news]),
  },
  'bonus-game-with-cash': {
    says: 'The entry plays with the bonus wallet.',
    answers: { gameUrl: (data) => ({ ...data, isBonus: !data.isBonus }) },
  },
  'always-spanish': { says: 'In the language of the `lang` header.', asks: () => ({ lang: 'ks' }) },
  'refusals-in-spanish': {
    says: 'Messages are in the language of the `lang` header.',
    wire: (wire, { lang }) => {
      if (lang === 'en' && wire.body.success === false) wire.body.message = 'No se pudo.';
    },
  },
  'unknown-language-is-english': {
    says: 'Unknown or missing reads as ks.',
    wire: (wire, { call, lang }) => {
      if (call === 'gameCategories' && lang === 'ks' && wire.body.success)
        wire.body.data = (wire.body.data as Data[]).map((row) => ({ ...row, localName: row.name }));
    },
  },
  'chatty-success': {
    says: 'Empty on success.',
    wire: ({ body }) => {
      if (body.success) body.message = 'OK';
    },
  },
  'wrong-field': {
    says: 'The field is the first one that does.',
    wire: ({ body }) => {
      const data = body.data as Data | null;
      if (data?.code === 'invalid-body') data.field = 'body';
    },
  },
  'shape-unchecked': { says: 'The body breaks the contract.', waives: ['invalid-body'] },
  'refused-with-400': {
    says: 'A refusal the player can act on is HTTP 200.',
    wire: (wire) => {
      if (wire.status === 200 && wire.body.success === false) wire.status = 400;
    },
  },
  'unheard-of-code': {
    says: 'Stable name of the failure, one of `x-refusals`.',
    wire: ({ body }) => {
      const data = body.data as Data | null;
      if (data?.code === 'unknown-order') data.code = 'no-order';
    },
  },
  'retry-after-unsaid': {
    says: 'A 429 has a `retry-after` header.',
    wire: (wire) => {
      delete wire.headers['retry-after'];
    },
  },
  'cached-balance': {
    says: 'The success of a call that needs a session has no-store.',
    wire: (wire) => {
      delete wire.headers['cache-control'];
    },
  },
  'origin-only-on-success': {
    says: 'Every answer may be read from another origin.',
    wire: (wire) => {
      if (wire.body.success === false) wire.headers['access-control-allow-origin'] = 'https://nobody.example';
    },
  },
  'clock-behind': {
    says: 'The time of the server is at most five minutes away.',
    answers: { ping: (data, { now }) => ({ ...data, serverTime: new Date(now - 900_000).toISOString() }) },
  },
  'local-time': {
    says: 'Times are ISO 8601 in UTC.',
    answers: {
      walletRecords: onLists((list) => ({
        list: list.map((row) => ({ ...row, createdAt: String(row.createdAt).replace('Z', '-03:00') })),
      })),
    },
  },
  'guide-forgotten': {
    says: 'Remembers that this player has seen the guide.',
    news: (news) => (news.type === 'guided' ? [] : [news]),
  },
  'share-link-elsewhere': {
    says: 'Link to the packet, on the share domain.',
    answers: {
      luckyMoneyShare: (data) => ({ ...data, url: String(data.url).replace('sobres.sur', 'otros.sur') }),
    },
  },
  'share-link-without-packet': {
    says: 'With the packet id in `shared`.',
    answers: { luckyMoneyShare: (data) => ({ ...data, url: String(data.url).replace('shared=', 'id=') }) },
  },
  'chat-skips': { says: '`seq` counts from 1 without gaps.', chat: { skips: true } },
  'chat-repeats': { says: 'Repeating one with the same id changes nothing.', chat: { repeats: true } },
  'chat-tells-all-again': { says: 'Before the entries the client lacks.', chat: { forgets: true } },
};
