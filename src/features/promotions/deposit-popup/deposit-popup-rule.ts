import type { PbConfig } from '../../../api/generated/contract.schemas.ts';
import type { DeviceKey } from '../../../lib/device-storage.ts';
import { hasRegistrationBonus } from '../offer/new-user-offer.ts';

/** Which text the popup shows: 1 first tier, 2 second tier, 3 registration bonus (spec point 4). */
export type Multiple = 1 | 2 | 3;

/** The days on which the popup was shown, as the device stores them: `showPb` the first tier, `showPb2` the second. */
export type ShownDays = Readonly<Record<'showPb' | 'showPb2' | 'todayShowed', string | null>>;

export interface DepositPopupFacts {
  /** The UTC day, `2026-11-21`. */
  today: string;
  days: ShownDays;
  /** What the market offers; undefined when it could not be asked. */
  config: readonly PbConfig[] | undefined;
  /** How far the player is; null for a guest, undefined when it could not be asked. */
  list: readonly PbConfig[] | null | undefined;
}

export type DepositPopupDecision =
  | { do: 'show'; multiple: Multiple }
  /** Nothing is shown, and the day counts as if it had been. */
  | { do: 'count-as-shown' }
  | { do: 'nothing' };

const NOTHING: DepositPopupDecision = { do: 'nothing' };

/**
 * Whether today's popup was shown already, with either text, so that no call is needed. Days are compared for being
 * the same and no more: a device whose clock ran ahead and was set right must not hide the popup until that day comes.
 */
export function isShownToday({ todayShowed, showPb, showPb2 }: ShownDays, today: string): boolean {
  return todayShowed === today || (showPb === today && showPb2 === today);
}

/** Where a day on which the popup was shown is stored. The registration bonus belongs to the first tier. */
export function dayKeyOf(multiple: Multiple): DeviceKey & keyof ShownDays {
  return multiple === 2 ? 'showPb2' : 'showPb';
}

/** What a player still has to win, the next step first; a claimed tier has rewardRecharge above 0. */
function multipleOfPlayer(list: readonly PbConfig[], registrationBonus: number): Multiple | undefined {
  const isToWin = (tier: 1 | 2) => list.some((row) => row.rewardType === tier && row.rewardRecharge === 0);
  if (isToWin(1)) return registrationBonus > 0 && !hasRegistrationBonus(list) ? 3 : 1;
  return isToWin(2) ? 2 : undefined;
}

/**
 * Whether the new-user-deposit popup comes up, and with which text (PRO-02; spec points 4 and 8).
 *
 * - Once a UTC day, whatever the time zone of the device.
 * - A configuration that cannot be loaded counts as shown today on a repeat visit. On a first one the popup comes up with
 *   the defaults of spec point 9.
 * - A player sees it only while /v1/pb/list shows rewardRecharge 0; when the list cannot be loaded, the answer is
 *   unknown, and the next arrival asks again.
 */
export function decideDepositPopup({ today, days, config, list }: DepositPopupFacts): DepositPopupDecision {
  if (isShownToday(days, today)) return NOTHING;
  const isRepeatVisit = Object.values(days).some((day) => day !== null);
  if (!config && isRepeatVisit) return { do: 'count-as-shown' };
  if (list === undefined) return NOTHING;
  const registrationBonus = config?.find(({ rewardType }) => rewardType === 1)?.rewardReg ?? (config ? 0 : 1);
  const multiple =
    list === null ? (registrationBonus > 0 ? 3 : 1) : multipleOfPlayer(list, registrationBonus);
  if (!multiple || days[dayKeyOf(multiple)] === today) return NOTHING;
  return { do: 'show', multiple };
}
