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

/** A popup in the place of the seed's. */
const popupOverride = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(['promotion', 'announcement']).default('promotion'),
  title: text,
  body: z.strictObject({ en: z.string(), ks: z.string() }),
  /** What its cover shows; nothing is drawn for a word no banner has. */
  art: z
    .string()
    .regex(/^[\w-]+$/)
    .default('welcome'),
  cmd: bannerOverride.shape.cmd.unwrap().default('deeplink'),
  cmdValue: z.string().max(500).default(''),
  frequency: z.enum(['once', 'daily', 'always']).default('always'),
  weight: z.int().min(0).max(1000).default(0),
});

/** How a test makes the live lobby differ from the one baked into the page. */
export const lobbyOverride = z.strictObject({
  banners: z.array(bannerOverride).optional(),
  /** Positions that show nothing, and `notices` for a lobby without any but winners. */
  empty: z.array(z.enum([...bannerOverride.shape.position.options, 'notices'])).optional(),
  /** Popups in the place of all the seed's. */
  popups: z.array(popupOverride).max(50).optional(),
  /** Every list of every answer is empty. */
  lists: z.literal('empty').optional(),
  /** Texts fill the room the contract gives them, or burst it with what breaks layouts. */
  texts: z.enum(['long', 'hostile']).optional(),
  /** Fields that no answer carries, where the contract does not require them: what a sparser backend leaves out. */
  without: z.array(z.string().min(1)).max(50).optional(),
  /** Games in the catalogue, instead of those the backend was started with. */
  games: z.int().min(1).max(13_000).optional(),
});
export type LobbyOverride = z.infer<typeof lobbyOverride>;
