import type { Banner } from '../generated/model/index.ts';
import type { Lang } from '../texts/text-types.ts';
import type { World } from '../world/core/world.ts';
import type { SeedBanner } from '../world/tables/catalogue-types.ts';
import { say } from './player-wire.ts';

export type BannerPosition = Banner['position'];

/** Size of a position's drawings on the 750 grid (mock-server/studio/art/banners). */
const sizes: Readonly<Record<BannerPosition, { width: number; height: number }>> = {
  home_top: { width: 702, height: 316 },
  promotion: { width: 702, height: 316 },
  login: { width: 702, height: 220 },
  register: { width: 702, height: 220 },
  menu_bar_top: { width: 702, height: 180 },
  menu_bar_bottom: { width: 702, height: 180 },
  sticky_banner: { width: 160, height: 160 },
};

/** Where a banner's drawing in a language is found. */
function bannerCover(id: string, lang: Lang): string {
  return `/resources/v1/banners/${id}.${lang}.svg`;
}

function bannerOnWire(banner: SeedBanner, position: BannerPosition, lang: Lang, gameOrigin: string): Banner {
  const { id, cmd } = banner;
  const isWheel = cmd === 'luckywheel';
  return {
    id,
    position,
    cover: bannerCover(id, lang),
    cmd,
    cmdValue: isWheel ? '' : banner.cmdValue,
    path: isWheel ? `${gameOrigin}/games/wheel` : banner.path,
    title: say(lang, banner.title),
    ...sizes[position],
  };
}

/** The banners of a position in the order to show them, with what /__mock/lobby replaced. */
export function bannersAt(world: World, position: BannerPosition, lang: Lang, gameOrigin: string): Banner[] {
  const { banners, promotionBanners } = world.catalogue;
  const { banners: overrides = [], empty = [] } = world.state.lobby;
  if (empty.includes(position)) return [];
  const rows =
    position === 'promotion' ? promotionBanners : banners.filter((row) => row.position === position);
  return rows.map((row, index) => {
    const banner = bannerOnWire(row, position, lang, gameOrigin);
    for (const override of overrides) {
      if (override.position !== position || override.index !== index) continue;
      const { title, index: _index, ...plain } = override;
      Object.assign(banner, plain, title ? { title: say(lang, title) } : {});
    }
    return banner;
  });
}
