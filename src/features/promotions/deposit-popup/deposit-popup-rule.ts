import type { PbConfig } from '../../../api/generated/contract.schemas.ts';
import type { DeviceKey } from '../../../lib/device-storage.ts';
import { hasRegistrationBonus } from '../offer/new-user-offer.ts';

/** The popup's text: 1 first tier, 2 second tier, 3 registration bonus (spec point 4). */
export type Multiple = 1 | 2 | 3;

/** The days of the popup in the device's storage: `showPb` for the first tier, `showPb2` for the second. */
export type ShownDays = Readonly<Record<'showPb' | 'showPb2' | 'todayShowed', string | null>>;

export interface DepositPopupFacts {
  today: string;
  days: ShownDays;
  config: readonly PbConfig[] | undefined;
  /** Null for a guest, undefined if the call failed. */
  list: readonly PbConfig[] | null | undefined;
}

export type DepositPopupDecision =
  | { do: 'show'; multiple: Multiple }
  | { do: 'count-as-shown' }
  | { do: 'nothing' };

const NOTHING: DepositPopupDecision = { do: 'nothing' };

/** True when today's popup was shown. Days are only compared for equality: a clock may have been wrong. */
export function isShownToday({ todayShowed, showPb, showPb2 }: ShownDays, today: string): boolean {
  return todayShowed === today || (showPb === today && showPb2 === today);
}

export function dayKeyOf(multiple: Multiple): DeviceKey & keyof ShownDays {
  return multiple === 2 ? 'showPb2' : 'showPb';
}

/** The next reward that a player can still win; a claimed tier has rewardRecharge above 0. */
function multipleOfPlayer(list: readonly PbConfig[], registrationBonus: number): Multiple | undefined {
  const isToWin = (tier: 1 | 2) => list.some((row) => row.rewardType === tier && row.rewardRecharge === 0);
  if (isToWin(1)) return registrationBonus > 0 && !hasRegistrationBonus(list) ? 3 : 1;
  return isToWin(2) ? 2 : undefined;
}

/**
 * Which text the popup opens with (PRO-02; spec points 4 and 8), once per UTC day. Without a configuration a repeat
 * visit counts as shown, and a first one opens with the defaults of spec point 9. Without the list nothing is decided.
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
