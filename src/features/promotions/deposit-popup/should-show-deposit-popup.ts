import { getPbConfigQueryOptions, getPbListQueryOptions } from '../../../api/generated/new-user-deposit.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import { isOff } from '../../../config/parts.ts';
import type { App } from '../../../lib/app.ts';
import { utcDay } from '../../../lib/day.ts';
import { currentCountry } from '../../../session/market.ts';
import { isBarred } from '../../../session/play-limits/deposit-rule.ts';
import { currentEpoch, isLoggedIn } from '../../../session/session-store.ts';
import { decideDepositPopup, isShownToday, type Multiple } from './deposit-popup-rule.ts';
import { shownDays, storeTodayShowed } from './shown-days.ts';

/** The popup is only an offer, so its failed calls show no message. */
const quiet = { meta: { isQuiet: true } } as const;

async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}

/** Decides whether the popup opens and how (PRO-02). Never rejects. @returns undefined for no popup */
export async function shouldShowDepositPopup(app: App): Promise<Multiple | undefined> {
  if (isOff('deposits') || isShownToday(shownDays(app), utcDay())) return undefined;
  const queryClient = queryClientOf(app);
  const epoch = currentEpoch(app);
  const isPlayer = isLoggedIn(app);
  if (isPlayer && (await isBarred(app))) return undefined;
  const [config, list] = await Promise.all([
    orUndefined(
      queryClient.fetchQuery({ ...getPbConfigQueryOptions({ country: currentCountry(app) }), ...quiet }),
    ),
    isPlayer ? orUndefined(queryClient.fetchQuery({ ...getPbListQueryOptions({}), ...quiet })) : null,
  ]);
  // After a login or logout the answer belongs to another user.
  if (epoch !== currentEpoch(app) || isPlayer !== isLoggedIn(app)) return undefined;
  const decision = decideDepositPopup({
    today: utcDay(),
    days: shownDays(app),
    config: config?.pbConfig,
    list,
  });
  if (decision.do === 'count-as-shown') storeTodayShowed(app);
  return decision.do === 'show' ? decision.multiple : undefined;
}
