import { BannerCommand, BannerPosition, PopupFrequency, PopupKind } from '@copihue/contract/types';
import { z } from 'zod';

const text = z.object({ en: z.string().min(1), ks: z.string().min(1) }).strict();

const bannerOverride = z.strictObject({
  position: z.enum(BannerPosition),
  index: z.int().min(0).default(0),
  id: z.string().min(1).optional(),
  cover: z.string().min(1).optional(),
  cmd: z.enum(BannerCommand).optional(),
  cmdValue: z.string().optional(),
  path: z.string().optional(),
  title: text.optional(),
});

const popupOverride = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(PopupKind).default('promotion'),
  title: text,
  body: z.strictObject({ en: z.string(), ks: z.string() }),
  art: z
    .string()
    .regex(/^[\w-]+$/)
    .default('welcome'),
  cmd: bannerOverride.shape.cmd.unwrap().default('deeplink'),
  cmdValue: z.string().max(500).default(''),
  frequency: z.enum(PopupFrequency).default('always'),
  weight: z.int().min(0).max(1000).default(0),
});

/** A test changes the live lobby, so that it differs from the lobby that was baked into the page. */
export const lobbyOverride = z.strictObject({
  banners: z.array(bannerOverride).optional(),
  /** Empty positions. With `notices` only the winners remain. */
  empty: z.array(z.enum([...bannerOverride.shape.position.options, 'notices'])).optional(),
  popups: z.array(popupOverride).max(50).optional(),
  lists: z.literal('empty').optional(),
  /** Fills texts up to the contract's limit, or with text that breaks layouts. */
  texts: z.enum(['long', 'hostile']).optional(),
  /** Optional fields to leave out of every answer, as a backend with less data does. */
  without: z.array(z.string().min(1)).max(50).optional(),
  games: z.int().min(1).max(13_000).optional(),
});
export type LobbyOverride = z.infer<typeof lobbyOverride>;
