import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { deeplinkAddress } from './deeplink.ts';

/** What a tap on a banner means (spec point 2; LOB-11). */
export type BannerMeaning =
  | { do: 'navigate'; to: string }
  | { do: 'enter-game'; gameId: string }
  /** An outside page, in a tab of its own that knows nothing of this one. */
  | { do: 'open-outside'; url: string }
  /** The wheel on the game host. The game view hands the token to the frame; no address of ours carries it. */
  | { do: 'open-wheel'; url: string }
  | { do: 'log-in' }
  | { do: 'nothing' };

/** Who taps, and where the page stands. */
export interface BannerContext {
  /** Null for a guest. */
  token: string | null;
  language: string;
  pageOrigin: string;
  /** Origin of the one configured game host; empty for the page's own. */
  gameHost: string;
}

const NOTHING: BannerMeaning = { do: 'nothing' };
const MAX_ID_LENGTH = 64;

/** An absolute address without a login in it. */
function addressOf(value: string, base?: string): URL | undefined {
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return url.username || url.password ? undefined : url;
}

/** An outside page: https alone, whatever else the address says. */
function outside(value: string): BannerMeaning {
  const url = addressOf(value);
  return url?.protocol === 'https:' ? { do: 'open-outside', url: url.href } : NOTHING;
}

/**
 * The address of a page on the configured game host, never in the clear from a page that is itself encrypted. Any other
 * address gets neither a visit nor, from the game view, a token.
 * @param path absolute, or a path on the game host
 */
function gameAddress(path: string, { pageOrigin, gameHost }: BannerContext): string | undefined {
  const host = new URL(gameHost || pageOrigin);
  const url = path === '' ? undefined : addressOf(path, host.origin);
  if (!url || url.origin !== host.origin) return undefined;
  if (url.protocol !== 'https:' && !pageOrigin.startsWith('http:')) return undefined;
  url.hash = '';
  return url.href;
}

function wheel(path: string, context: BannerContext): BannerMeaning {
  const url = gameAddress(path, context);
  if (!url) return NOTHING;
  return context.token ? { do: 'open-wheel', url } : { do: 'log-in' };
}

/** The red-envelope page, our own: it takes the token out of the address when it opens (RED-03). */
function redEnvelope({ token, language }: BannerContext): BannerMeaning {
  const query = new URLSearchParams({ ...(token && { token }), lang: language, channel: 'web' });
  return { do: 'navigate', to: `/redenvelope?${query}` };
}

/** Reads a banner's command. A value it does not know means nothing: a banner never leads anywhere unforeseen. */
export function meaningOf(
  { cmd, cmdValue, path }: Pick<Banner, 'cmd' | 'cmdValue' | 'path'>,
  context: BannerContext,
): BannerMeaning {
  switch (cmd) {
    case 'game': {
      if (cmdValue === '' || cmdValue.length > MAX_ID_LENGTH) return NOTHING;
      return context.token ? { do: 'enter-game', gameId: cmdValue } : { do: 'log-in' };
    }
    case 'h5':
      return outside(cmdValue);
    case 'deeplink': {
      // A path alone could be read in two ways.
      const gameOf = (address: string) =>
        /^https?:\/\//.test(address) ? gameAddress(address, context) : undefined;
      const to = deeplinkAddress(cmdValue, gameOf);
      return to === undefined ? NOTHING : { do: 'navigate', to };
    }
    case 'luckywheel':
      return wheel(path, context);
    case 'active':
      return cmdValue === 'redenvelope' ? redEnvelope(context) : NOTHING;
    default:
      return NOTHING;
  }
}
