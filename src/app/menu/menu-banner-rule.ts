import type { Banner } from '../../api/generated/contract.schemas.ts';

/** The banners the menu shows on this host: some have no lucky wheel (LOB-10). */
export function visibleMenuBanners<Shown extends Pick<Banner, 'cmd'>>(
  banners: readonly Shown[],
  hostname: string,
  wheelFreeHosts: readonly string[],
): readonly Shown[] {
  return wheelFreeHosts.includes(hostname) ? banners.filter(({ cmd }) => cmd !== 'luckywheel') : banners;
}
