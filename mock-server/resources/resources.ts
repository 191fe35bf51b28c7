import { type BannerSize, drawBanner, drawPopupCover } from '@copihue/studio/art/banners/banner';
import { drawCategoryIcon, drawCategoryTile } from '@copihue/studio/art/categories';
import { drawCover } from '@copihue/studio/art/cover';
import { drawPaymentIcon, isPaymentCode } from '@copihue/studio/art/payment-icon';
import { drawPresenter } from '@copihue/studio/art/presenter';
import { drawProviderMark } from '@copihue/studio/art/provider-mark';
import type { LastingTexts } from '../http/lasting-texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import { presenters } from '../world/games/live-tables.ts';
import { withMinimum } from '../world/recharge/recharge-offers.ts';
import type { SeedBanner, SeedCatalogue } from '../world/tables/catalogue.ts';

const pattern =
  /^\/resources\/(?:v1\/)?(covers|banners|popups|tiles|category-icons|providers|payments|presenters)\/([\w.-]+)\.svg$/;

const bannerSizes: Readonly<Record<SeedBanner['position'], BannerSize>> = {
  home_top: 'wide',
  promotion: 'wide',
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
    title: found.title[lang],
    subtitle: withMinimum(found.subtitle[lang], market),
    cta: found.cta[lang],
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

export function serveResources(request: Request, catalogue: SeedCatalogue, lasting: LastingTexts): Response {
  const { pathname } = new URL(request.url);
  const found = lasting(request, () => drawResource(pathname, catalogue), svg);
  if (!found) throw new Refusal('unknown-resource', { status: 404 });
  return found;
}
