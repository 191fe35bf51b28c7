import type { BaseTranslation } from '../../i18n-types.ts';

/** All games, search, favourites, and what floats above home. */
const ks_games = {
  all: 'Todos los juegos',
  allShort: 'Todos',
  lists: 'Listas de juegos',
  favourites: 'Favoritos',
  recent: 'Jugados hace poco',
  recentShort: 'Recientes',
  seeAll: 'Ver todos los juegos',
  seeAllRecent: 'Ver todos: Jugados hace poco',
  matches: 'Partidos',
  sportGames: 'Juegos de deporte',
  filter: 'Filtrar juegos',
  filterSet: 'Filtrar juegos, {count:number} {{filtro|filtros}} en uso',
  narrowedTo: 'Filtros en uso',
  without: 'Quitar el filtro {name:string}',
  kind: 'Tipo de juego',
  provider: 'Estudio',
  clear: 'Limpiar',
  clearFilters: 'Quitar los filtros',
  show: 'Ver {count:number} {{juego|juegos}}',
  end: 'Eso es todo: {total:number} {{juego|juegos}}',
  tags: {
    new: 'Nuevos',
    popular: 'Populares',
    jackpot: 'Con pozo',
    'buy-bonus': 'Compra de bono',
    multicaminos: 'Multicaminos',
    local: 'Hechos en Chile',
    live: 'En vivo',
    'free-spins': 'Giros gratis',
    'provably-fair': 'Azar verificable',
    exclusive: 'Exclusivos',
  },
  unknownCategory: {
    title: 'Esta categoría no existe',
    text: 'Elige otra arriba o mira todos los juegos.',
  },
  noneLeft: {
    title: 'Ningún juego calza con esos filtros',
    text: 'Quita alguno y vuelve a mirar.',
  },
  noFavourites: {
    title: 'Todavía no tienes favoritos',
    text: 'Toca el corazón de un juego y lo encontrarás aquí.',
  },
  noRecent: {
    title: 'Todavía no has jugado',
    text: 'Los juegos que abras quedarán aquí para que vuelvas a ellos.',
  },
  guestFavourites: {
    title: 'Tus favoritos te esperan',
    text: 'Ingresa para ver los juegos que marcaste con el corazón.',
  },
  guestRecent: {
    title: 'Sigue donde quedaste',
    text: 'Ingresa para ver los juegos que abriste hace poco.',
  },
  searchFor: 'Buscar juegos',
  searchHint: 'Nombre del juego o estudio',
  clearSearch: 'Borrar lo escrito',
  results: 'Resultados',
  found: '{count:number} {{juego|juegos}}',
  recentSearches: 'Tus búsquedas',
  forgetSearches: 'Borrar',
  popular: 'Lo más jugado',
  didYouMean: '¿Quizás buscabas…?',
  nothing: {
    title: 'No hay juegos con “{query:string}”',
    text: 'Revisa cómo está escrito o prueba con otro nombre.',
  },
  toTop: 'Volver arriba',
  toChat: 'Chat de ayuda',
  dismiss: 'Ocultar por hoy: {banner:string}',
} satisfies BaseTranslation;

export default ks_games;
