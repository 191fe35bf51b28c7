import type { NamespaceGamesTranslation } from '../../i18n-types.ts';

/** All games, search, favourites, and what floats above home. */
const en_games = {
  all: 'All games',
  allShort: 'All',
  lists: 'Lists of games',
  favourites: 'Favourites',
  recent: 'Recently played',
  recentShort: 'Recent',
  seeAll: 'See all games',
  seeAllRecent: 'See all: Recently played',
  matches: 'Matches',
  sportGames: 'Sports games',
  filter: 'Filter games',
  filterSet: 'Filter games, {count} {{filter|filters}} in use',
  narrowedTo: 'Filters in use',
  without: 'Remove the filter {name}',
  kind: 'Kind of game',
  provider: 'Studio',
  clear: 'Clear',
  clearFilters: 'Remove the filters',
  show: 'See {count} {{game|games}}',
  end: 'That is all: {total} {{game|games}}',
  tags: {
    new: 'New',
    popular: 'Popular',
    jackpot: 'With jackpot',
    'buy-bonus': 'Bonus buy',
    multicaminos: 'Multicaminos',
    local: 'Made in Chile',
    live: 'Live',
    'free-spins': 'Free spins',
    'provably-fair': 'Provably fair',
    exclusive: 'Exclusive',
  },
  unknownCategory: {
    title: 'There is no such category',
    text: 'Pick another one above or see all games.',
  },
  noneLeft: {
    title: 'No game fits those filters',
    text: 'Remove one and look again.',
  },
  noFavourites: {
    title: 'You have no favourites yet',
    text: 'Tap the heart of a game and you will find it here.',
  },
  noRecent: {
    title: 'You have not played yet',
    text: 'Games you open stay here, so that you find your way back to them.',
  },
  guestFavourites: {
    title: 'Your favourites are waiting',
    text: 'Log in to see the games you gave your heart to.',
  },
  guestRecent: {
    title: 'Go on where you left off',
    text: 'Log in to see the games you opened lately.',
  },
  searchFor: 'Search games',
  searchHint: 'Name of a game or studio',
  clearSearch: 'Clear what is typed',
  results: 'Results',
  found: '{count} {{game|games}}',
  recentSearches: 'Your searches',
  forgetSearches: 'Clear',
  popular: 'Most played',
  didYouMean: 'Did you mean…?',
  nothing: {
    title: 'No games for “{query}”',
    text: 'Check the spelling or try another name.',
  },
  toTop: 'Back to top',
  toChat: 'Support chat',
  dismiss: 'Hide for today: {banner}',
} satisfies NamespaceGamesTranslation;

export default en_games;
