import { escapeHtml } from '@copihue/studio/pages/escape-html';
import { cspHash, htmlResponse } from '../http/html.ts';
import type { SeedCatalogue } from '../world/tables/catalogue.ts';

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
export function contactSheet(catalogue: SeedCatalogue): Response {
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
