import type { Popup, PopupListQuery } from '../generated/model/index.ts';
import { popups } from '../seed/popups.ts';
import type { Lang } from '../texts/text-types.ts';
import { marketOf } from '../world/core/markets.ts';
import type { World } from '../world/core/world.ts';
import { say } from './player-wire.ts';

/** The popups a market and a system get, or those /__mock/lobby puts in their place (NTF-01). */
export function popupsFor(world: World, { country, system }: PopupListQuery, lang: Lang): Popup[] {
  const market = marketOf(country);
  const mine = popups.filter(
    ({ countries, systems }) => (countries?.includes(market) ?? true) && (systems?.includes(system) ?? true),
  );
  return (world.state.lobby.popups ?? mine).map(
    ({ id, kind, title, body, art, cmd, cmdValue, frequency, weight }) => ({
      id,
      kind,
      title: say(lang, title),
      body: say(lang, body),
      cover: `/resources/v1/popups/${art}.svg`,
      cmd,
      cmdValue,
      frequency,
      weight,
    }),
  );
}
