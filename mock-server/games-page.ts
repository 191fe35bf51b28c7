import { cspHash, escapeHtml, htmlResponse } from './html.ts';
import { flower, pageStyle } from './page-style.ts';
import type { Catalogue } from './world/catalogue.ts';

const texts = {
  ks: {
    lang: 'es-CL',
    state: 'Muy pronto',
    lead: 'Estamos armando este juego. Vuelve en unos días para probarlo.',
    demo: 'Demostración: aquí no se juega plata real.',
  },
  en: {
    lang: 'en-US',
    state: 'Coming soon',
    lead: 'We are putting this game together. Come back in a few days to try it.',
    demo: 'Demonstration: no real money is played here.',
  },
} as const;

/** GET /games/:engine?game=ID: stands in for the demo games until they are built. May be framed by any app. */
export function serveGame(request: Request, catalogue: Catalogue): Response {
  const url = new URL(request.url);
  const t = texts[url.searchParams.get('lang') === 'en' ? 'en' : 'ks'];
  const game = catalogue.gamesById.get(url.searchParams.get('game') ?? '');
  const name = escapeHtml(game?.name ?? 'Copihue');
  const cover = game
    ? `<p class="cover"><img src="${escapeHtml(game.cover)}" width="180" height="240" alt=""></p>`
    : '';
  const html = `<!doctype html>
<html lang="${t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${name}</title><style>${pageStyle}</style></head>
<body><main><p class="mark">${flower}<span>Copihue</span></p>${cover}<span class="state calm">${t.state}</span>
<h1>${name}</h1><p>${t.lead}</p><footer>${t.demo}</footer></main></body></html>`;
  return htmlResponse(html, { 'style-src': cspHash(pageStyle), 'img-src': "'self' data:" });
}
