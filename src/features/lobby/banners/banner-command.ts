import type { Banner } from '../../api/generated/model/index.ts';

/** What a tap on a banner means (spec point 2). */
export type BannerMeaning =
  | { do: 'navigate'; to: string }
  | { do: 'enter-game'; gameId: string }
  | { do: 'open'; url: string }
  | { do: 'nothing' };

/** Screens a deeplink may name; `allgame` may carry a category. */
const SCREENS =
  /^\/(?:deposit|withdraw|promotion|firstRecharge|rushdeposit|newUserDeposit|newUserCashback|bonus|me|transactions|bettinghistory|searchgame|tc|allgame(?:\/[\w-]{1,64})?)?$/;

function httpsUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : undefined;
}

/** Reads a banner's command. A value it does not know means nothing: a banner never leads anywhere unforeseen. */
export function meaningOf({ cmd, cmdValue }: Pick<Banner, 'cmd' | 'cmdValue'>): BannerMeaning {
  switch (cmd) {
    case 'deeplink': {
      const to = cmdValue.startsWith('/') ? cmdValue : `/${cmdValue}`;
      return cmdValue !== '' && SCREENS.test(to) ? { do: 'navigate', to } : { do: 'nothing' };
    }
    case 'game':
      return cmdValue ? { do: 'enter-game', gameId: cmdValue } : { do: 'nothing' };
    case 'h5': {
      const url = httpsUrl(cmdValue);
      return url ? { do: 'open', url } : { do: 'nothing' };
    }
    case 'active':
      return cmdValue === 'redenvelope' ? { do: 'navigate', to: '/redenvelope' } : { do: 'nothing' };
    case 'luckywheel':
      return { do: 'navigate', to: '/promotion' };
    default:
      return { do: 'nothing' };
  }
}
