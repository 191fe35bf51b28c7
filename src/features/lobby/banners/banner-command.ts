import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { deeplinkAddress } from './deeplink.ts';

export type BannerMeaning =
  /** `shown`: the address bar shows this one instead. */
  | { do: 'navigate'; to: string; shown?: '/redenvelope' }
  | { do: 'enter-game'; gameId: string }
  | { do: 'open-outside'; url: string }
  /** The game view gives the token to the frame; our own addresses never contain it. */
  | { do: 'open-wheel'; url: string }
  | { do: 'log-in' }
  | { do: 'nothing' };

export interface BannerContext {
  token: string | null;
  language: string;
  pageOrigin: string;
  gameHost: string;
}

const NOTHING: BannerMeaning = { do: 'nothing' };
const MAX_ID_LENGTH = 64;

function addressOf(value: string, base?: string): URL | undefined {
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return url.username || url.password ? undefined : url;
}

/** Only https is allowed, for any content of the address. */
function outside(value: string): BannerMeaning {
  const url = addressOf(value);
  return url?.protocol === 'https:' ? { do: 'open-outside', url: url.href } : NOTHING;
}

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

/** The token reaches our own red-envelope page, but no address (RED-03). */
function redEnvelope({ token, language }: BannerContext): BannerMeaning {
  const query = new URLSearchParams({ ...(token && { token }), lang: language, channel: 'web' });
  return { do: 'navigate', to: `/redenvelope?${query}`, shown: '/redenvelope' };
}

/** An unknown value does nothing, so a banner cannot lead to unexpected places (spec point 2, LOB-11). */
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
      // A path without a host would be ambiguous.
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
