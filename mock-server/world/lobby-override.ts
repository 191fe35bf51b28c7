import { z } from 'zod';

const text = z.object({ en: z.string().min(1), ks: z.string().min(1) }).strict();

/** What a banner of the seed is replaced by, field by field. */
const bannerOverride = z.strictObject({
  position: z.enum([
    'home_top',
    'login',
    'register',
    'sticky_banner',
    'menu_bar_top',
    'menu_bar_bottom',
    'promotion',
  ]),
  /** Which banner of the position, from 0. */
  index: z.int().min(0).default(0),
  id: z.string().min(1).optional(),
  cover: z.string().min(1).optional(),
  cmd: z.enum(['game', 'h5', 'deeplink', 'luckywheel', 'active']).optional(),
  cmdValue: z.string().optional(),
  path: z.string().optional(),
  title: text.optional(),
});

/** How a test makes the live lobby differ from the one baked into the page. */
export const lobbyOverride = z.strictObject({
  banners: z.array(bannerOverride).optional(),
  /** Positions that show nothing. */
  empty: z.array(bannerOverride.shape.position).optional(),
});
export type LobbyOverride = z.infer<typeof lobbyOverride>;
