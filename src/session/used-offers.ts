import type { Banner } from '../api/generated/contract.schemas.ts';
import type { PlayBlock } from './play-limits/limit-rules.ts';

const FIRST_DEPOSIT = /^.(firstRecharge|newUserDeposit)$/;

/** The banners without used offers (PRO-07); none during a break (PLR-02). @param deposits unknown: all */
export function hideUsedOffers<Shown extends Pick<Banner, 'cmdValue'>>(
  banners: readonly Shown[],
  deposits: number | undefined,
  block: PlayBlock | null | undefined,
): readonly Shown[] {
  if (block) return [];
  return deposits ? banners.filter(({ cmdValue }) => !FIRST_DEPOSIT.test(cmdValue)) : banners;
}
