import type { BannerCommand, BannerKind, SeedBanner, SeedGame } from '../world/tables/catalogue.ts';

export type BannerText = readonly [en: string, ks: string];

/** One banner; texts are pairs of English and Spanish, `action` is command, value and optional outside address. */
export function banner(
  id: string,
  position: SeedBanner['position'],
  kind: BannerKind,
  action: readonly [BannerCommand, string, string?],
  title: BannerText,
  subtitle: BannerText,
  cta: BannerText,
): SeedBanner {
  const [cmd, cmdValue, path] = action;
  const both = ([en, ks]: BannerText): { en: string; ks: string } => ({ en, ks });
  return {
    id,
    position,
    kind,
    cmd,
    cmdValue,
    path: path ?? '',
    title: both(title),
    subtitle: both(subtitle),
    cta: both(cta),
  };
}

/** The first game drawn with a subject, so that a banner opens the game it pictures. */
export function firstWith(games: readonly SeedGame[], motif: string): string {
  return (games.find((game) => game.motif === motif) ?? games[0])?.id ?? '';
}
