import { drawGameArt } from '@copihue/studio/art/game-art';
import { engineFor } from '@copihue/studio/games/engines';
import type { GameFiles } from '@copihue/studio/pages/game-files';
import { gamePageHtml, verifyPageHtml } from '@copihue/studio/pages/page-html';
import { htmlResponse } from '../http/html.ts';
import type { LastingTexts } from '../http/lasting-texts.ts';
import { DEFAULT_WORLD, worldIdOf } from '../registry/world-id.ts';
import { langOf } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import { issueEntry } from '../world/games/game-seats.ts';
import { luckyGame } from '../world/games/lucky-wheel.ts';
import { sessionOf } from '../world/players/sessions.ts';
import { gameNameIn } from '../world/tables/catalogue.ts';
import { type GameApiHost, serveGameApi } from './game-api.ts';

export interface GamesHost extends GameApiHost {
  /** Scripts and styles of the pages; without them only the calls are served. */
  files: GameFiles | undefined;
  lasting: LastingTexts;
}

const NOTHING = "default-src 'none'";

/** A nonce is no part of the world, so it does not use the world's random numbers. */
function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The token in the address of the lucky wheel (spec point 2) buys an entry. A redirect removes it from the address. */
function redeemToken(url: URL, token: string, worldId: string, { registry }: GamesHost): Response {
  const world = registry.world(worldId);
  const session = sessionOf(world, token);
  const game = luckyGame(world);
  const search = new URLSearchParams({ game: game.id, lang: langOf(url.searchParams.get('lang')) });
  if (session) search.set('entry', issueEntry(world, session, game, true).key);
  if (worldId !== DEFAULT_WORLD) search.set('world', worldId);
  registry.changed(world);
  return new Response(null, {
    status: 303,
    headers: {
      // A banner may name another address of the wheel; the page is at this one.
      location: `/games/${engineFor(game).name}?${search}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** The app may have another port of the same host, as under `npm run dev`. */
const THIS_COMPUTER = ['http://localhost:*', 'http://127.0.0.1:*'];

/** @param more permissions beyond the page's own files and drawings */
function pageResponse(
  url: URL,
  html: (nonce: string) => string,
  more: Readonly<Record<string, string>> = {},
) {
  const nonce = freshNonce();
  return htmlResponse(html(nonce), {
    'script-src': `'nonce-${nonce}'`,
    'style-src': `'nonce-${nonce}'`,
    'img-src': `${ownSources(url)} data:`,
    'form-action': "'none'",
    ...more,
  });
}

/** Some browsers do not understand 'self' in a frame with an opaque origin. */
const ownSources = ({ origin }: URL) => `'self' ${origin}`;

function servePage(request: Request, url: URL, host: GamesHost, files: GameFiles): Response {
  const worldId = worldIdOf(request);
  const { searchParams } = url;
  const token = searchParams.get('token');
  if (token !== null) return redeemToken(url, token, worldId, host);
  const lang = langOf(searchParams.get('lang'));
  if (url.pathname === '/games/verify')
    return pageResponse(url, (nonce) => verifyPageHtml({ lang, files, nonce }));
  const { catalogue } = host.registry.world(worldId);
  const gameId = searchParams.get('game');
  const game = gameId === null ? undefined : catalogue.gamesById.get(gameId);
  if (!game || url.pathname !== `/games/${engineFor(game).name}`)
    throw new Refusal('unknown-game', { status: 404 });
  const html = (nonce: string) =>
    gamePageHtml({
      game: { ...game, name: gameNameIn(game, lang) },
      entry: searchParams.get('entry') ?? '',
      lang,
      world: worldId === DEFAULT_WORLD ? '' : worldId,
      files,
      nonce,
    });
  return pageResponse(url, html, {
    'connect-src': ownSources(url),
    // The page that verifies a round opens in a frame of the game, whose origin is opaque: no policy can name it.
    'frame-src': ownSources(url),
    'frame-ancestors': [ownSources(url), `${url.protocol}//${url.hostname}:*`, ...THIS_COMPUTER].join(' '),
  });
}

/** Everything under /games/: the pages (GAM-07), their files, drawings and calls. */
export function serveGames(request: Request, host: GamesHost): Response | Promise<Response> {
  const url = new URL(request.url);
  const [, , folder = '', first = '', ...rest] = url.pathname.split('/');
  if (folder === 'api' && rest.length === 0) return serveGameApi(request, first, host);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal('wrong-method', { status: 405, parameters: { method: 'GET, HEAD' } });
  const { files, lasting } = host;
  if (folder === 'files') {
    const file =
      files && rest.length === 0 && Object.hasOwn(files.files, first) ? files.files[first] : undefined;
    const found = file && lasting(request, () => file.text, { type: file.type, policy: NOTHING });
    if (found) return found;
  } else if (folder === 'art') {
    const draw = () => drawGameArt(rest.join('/').replace(/\.svg$/, ''));
    const found = lasting(request, draw, { type: 'image/svg+xml', policy: NOTHING });
    if (found) return found;
  } else if (files) return servePage(request, url, host, files);
  throw new Refusal('unknown-resource', { status: 404 });
}
