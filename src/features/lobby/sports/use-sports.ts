// Not in lobby-queries.ts, because the first view has no matches.
import { useGameSports } from '../../../api/generated/game-sports.ts';
import { ODDS_REFRESH_MS } from '../../../config/constants.ts';
import { useApp } from '../../../lib/app.ts';
import { currentCountry } from '../../../session/market.ts';

/** The matches, whose odds update on screen (GAM-09). */
export function useSports() {
  const app = useApp();
  return useGameSports({ country: currentCountry(app) }, { query: { refetchInterval: ODDS_REFRESH_MS } });
}
