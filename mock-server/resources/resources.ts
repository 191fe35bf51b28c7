import { type BannerSize, drawBanner } from '@copihue/studio/art/banners/banner';
import { drawPopupCover } from '@copihue/studio/art/banners/popup-cover';
import { drawCategoryIcon } from '@copihue/studio/art/category-icons';
import { drawCategoryTile } from '@copihue/studio/art/category-tiles';
import { drawCover } from '@copihue/studio/art/cover';
import { drawPaymentIcon, isPaymentCode } from '@copihue/studio/art/payment-icon';
import { drawPresenter } from '@copihue/studio/art/presenter';
import { drawProviderMark } from '@copihue/studio/art/provider-mark';
import { escapeHtml } from '@copihue/studio/pages/escape-html';
import { cspHash, htmlResponse } from '../http/html.ts';
import type { LastingTexts } from '../http/lasting-texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import { presenters } from '../world/games/live-tables.ts';
import { withMinimum } from '../world/recharge/recharge-offers.ts';
import { localText, type SeedBanner, type SeedCatalogue } from '../world/tables/catalogue.ts';

const style = `
:root{color-scheme:dark}
body{margin:0;padding:24px;background:#150912;color:#f6ecf0;font:14px/1.4 system-ui,sans-serif}
h1{margin:0 0 4px;font-size:22px}
h2{margin:32px 0 12px;font-size:17px}
p{margin:0;color:#d9c3cf}
ul{display:grid;gap:14px;margin:0;padding:0;list-style:none}
.covers{grid-template-columns:repeat(auto-fill,minmax(104px,1fr))}
.banners{grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}
img{display:block;width:100%;height:auto;border-radius:10px;background:#2a1526}
.covers img{aspect-ratio:3/4;object-fit:cover}
span{display:block;margin-top:5px;overflow-wrap:anywhere}
small{color:#b99fae}
`.trim();

interface Drawing {
  cover: string;
  name: string;
  note: string;
}

function sheet(title: string, look: 'covers' | 'banners', drawings: readonly Drawing[]): string {
  const items = drawings.map(({ cover, name, note }) => {
    const alt = escapeHtml(name);
    return `<li><img src="${escapeHtml(cover)}" alt="" decoding="async"><span>${alt}</span><small>${escapeHtml(note)}</small></li>`;
  });
  return `<h2>${title} (${drawings.length})</h2><ul class="${look}">${items.join('')}</ul>`;
}

/**
 * All covers and banners on one page, to compare whether each has a recognisable subject of its own (design point 5).
 */
function contactSheet(catalogue: SeedCatalogue): Response {
  const { games, banners, promotionBanners, providers } = catalogue;
  const maker = new Map(providers.map(({ id, name }) => [id, name]));
  const covers = games.map(({ name, cover, providerId, motif, scene }) => ({
    cover,
    name,
    note: `${maker.get(providerId) ?? providerId} · ${motif}, ${scene}`,
  }));
  const led = [...banners, ...promotionBanners].flatMap((banner) =>
    (['ks', 'en'] as const).map((lang) => ({
      cover: `/resources/v1/banners/${banner.id}.${lang}.svg`,
      name: banner.title[lang],
      note: `${banner.position}, ${lang}`,
    })),
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contact sheet</title><style>${style}</style></head><body><h1>Contact sheet</h1><p>Every drawing of the mock catalogue, as the lobby gets it.</p>${sheet('Covers', 'covers', covers)}${sheet('Banners', 'banners', led)}</body></html>`;
  return htmlResponse(html, { 'style-src': cspHash(style), 'img-src': "'self'" });
}

const pattern =
  /^\/resources\/(?:v1\/)?(covers|banners|popups|tiles|category-icons|providers|payments|presenters)\/([\w.-]+)\.svg$/;

const bannerSizes: Readonly<Record<SeedBanner['position'], BannerSize>> = {
  home_top: 'wide',
  promotions: 'wide',
  login: 'sheet',
  register: 'sheet',
  menu_bar_top: 'strip',
  menu_bar_bottom: 'strip',
  sticky_banner: 'square',
};

function banner(name: string, catalogue: SeedCatalogue): string | undefined {
  const [bannerId, lang, market = ''] = name.split('.');
  const found = [...catalogue.banners, ...catalogue.promotionBanners].find(({ id }) => id === bannerId);
  if (found === undefined || (lang !== 'en' && lang !== 'ks')) return undefined;
  const { id, kind } = found;
  const words = {
    title: localText(found.title, lang),
    subtitle: withMinimum(localText(found.subtitle, lang), market),
    cta: localText(found.cta, lang),
  };
  return drawBanner({ id, kind, ...words, lang }, bannerSizes[found.position]);
}

function cover(id: string, catalogue: SeedCatalogue): string | undefined {
  const game = [...catalogue.games, catalogue.sportsbook].find((each) => each.id === id);
  if (game === undefined) return undefined;
  const providerName = catalogue.providers.find((each) => each.id === game.providerId)?.name ?? '';
  return drawCover({ ...game, providerName });
}

function provider(id: string, catalogue: SeedCatalogue): string | undefined {
  const found = catalogue.providers.find((each) => each.id === id);
  return found === undefined ? undefined : drawProviderMark(found);
}

/**
 * The drawing of a resource path. A path with `v1` may be cached for ever (`/resources/v1/covers/copihue-de-oro.svg`).
 * Undefined for an unknown path or id. The same path always gives the same drawing.
 */
export function drawResource(pathname: string, catalogue: SeedCatalogue): string | undefined {
  const [, kind, name = ''] = pattern.exec(pathname) ?? [];
  const draw: Readonly<Record<string, () => string | undefined>> = {
    covers: () => cover(name, catalogue),
    banners: () => banner(name, catalogue),
    popups: () => drawPopupCover(name),
    tiles: () => drawCategoryTile(name),
    'category-icons': () => drawCategoryIcon(name),
    providers: () => provider(name, catalogue),
    presenters: () => (Object.hasOwn(presenters, name) ? drawPresenter(name) : undefined),
    payments: () => (isPaymentCode(name) ? drawPaymentIcon(name) : undefined),
  };
  return kind === undefined ? undefined : draw[kind]?.();
}

/** A drawing opened as a page must not run scripts. */
const svg = { type: 'image/svg+xml', policy: "default-src 'none'; style-src 'unsafe-inline'" };

/**
 * Serves the drawings under /resources/; /resources/contact-sheet shows all of them.
 * @returns an answer for GET and HEAD
 * @throws Refusal 404 for an unknown drawing
 */
export function serveResources(request: Request, catalogue: SeedCatalogue, lasting: LastingTexts): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/resources/contact-sheet') return contactSheet(catalogue);
  const found = lasting(request, () => drawResource(pathname, catalogue), svg);
  if (!found) throw new Refusal('unknown-resource', { status: 404 });
  return found;
}
