import { type Answers, iso, need, page, player, type Words, words } from './asked.ts';
import { banners, categories, games, lobbyPositions, matches, notices, popups } from './lobby-catalogue.ts';

const market = <Row>(country: string, rows: Row[]): Row[] => (country === 'CL' ? rows : []);

export const lobbyCalls: Answers = {
  ping: ({ now }) => ({ data: { serverTime: iso(now), version: '7' } }),
  gameCategories: ({ input, lang }) => ({
    data: market(input.country, categories).map(({ local, ...rest }) => ({
      ...rest,
      localName: words(lang, local),
    })),
  }),
  gameList: ({ input, me, state }) => {
    const { category, gameplayTag, isCollected, isRecent } = input;
    const listed = market(input.country, games)
      .map((game) => ({ ...game, isCollected: me?.favourites.has(game.id) ?? false }))
      .filter(({ categoryIds }) => !category || categoryIds.includes(category))
      .filter(({ tags }) => !gameplayTag || tags.includes(gameplayTag))
      .filter((game) => !isCollected || game.isCollected);
    if (!isRecent) return { data: page(input, listed) };
    const waiting = state.bets.filter(
      ({ player: owner, status }) => owner === me?.player && status === 'open',
    );
    const recent = (me?.recents ?? [])
      .flatMap((id) => listed.filter((game) => game.id === id))
      .map((game) => {
        const round = waiting.find(({ gameId }) => gameId === game.id);
        const { stake, waitsUntil } = round ?? {};
        return { ...game, ...(round && { openRound: { stake, waitsUntil } }) };
      });
    return { data: page(input, recent) };
  },
  gameUrl: (asked) => {
    const me = player(asked);
    const { gameId } = asked.input;
    const game = games.find(({ id }) => id === gameId);
    need(asked, game, 'unknown-game');
    const entry = crypto.randomUUID();
    return {
      data: { url: `https://salas.example/${gameId}/${entry}`, isBonus: game.isBonus },
      news: [{ type: 'entered', player: me.player, gameId }],
    };
  },
  gameCollect: (asked) => {
    const me = player(asked);
    const { gameId, opt } = asked.input;
    need(
      asked,
      games.some(({ id }) => id === gameId),
      'unknown-game',
    );
    const on = opt === 'add';
    return { data: { gameId, isCollected: on }, news: [{ type: 'favoured', player: me.player, gameId, on }] };
  },
  gameSports: ({ input, lang, now }) => ({
    data: market(input.country, matches(now)).map(({ id, league, home, away, at, live, odds }) => ({
      id,
      sport: 'draw' in odds ? 'football' : 'tennis',
      league: words(lang, league),
      home,
      away,
      startsAt: iso(at),
      isLive: live,
      ...(live && { score: '1-0', minute: 40 }),
      odds,
      gameId: 'apuestas',
    })),
  }),
  lobbyBanners: ({ input, lang }) => ({ data: bannersOf(input.country, input.position, lang) }),
  lobbyPromotionsBanners: ({ input, lang }) => ({ data: bannersOf(input.country, 'promotion', lang) }),
  lobbyBatchBanners: ({ input, lang }) => ({
    data: Object.fromEntries(
      lobbyPositions.map((position) => [position, bannersOf(input.country, position, lang)]),
    ),
  }),
  lobbyPopups: ({ input, lang }) => ({
    data: { popUps: market(input.country, popups).map((popup) => titled(popup, lang)) },
  }),
  noticeList: ({ input, lang, now }) => ({
    data: market(input.country, notices(now)).map(({ from, ...notice }) => ({
      ...titled(notice, lang),
      startsAt: iso(from),
      endsAt: iso(now + 604_800_000),
    })),
  }),
};

const titled = <Row extends { title: Words; body: Words }>(row: Row, lang: 'ks' | 'en') => ({
  ...row,
  title: words(lang, row.title),
  body: words(lang, row.body),
});

const bannersOf = (country: string, wanted: string, lang: 'ks' | 'en') =>
  market(country, banners)
    .filter(({ position }) => position === wanted)
    .map((banner) => ({ ...banner, title: words(lang, banner.title) }));
