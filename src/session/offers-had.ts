import type { Banner } from '../api/generated/contract.schemas.ts';

const FIRST_DEPOSIT = /^.(firstRecharge|newUserDeposit)$/;

/**
 * The banners without offers that this player has used (PRO-07).
 * @param deposits successful deposits; undefined for a guest, who sees them all, and until the server has answered
 */
export function bannersWithoutHad<Shown extends Pick<Banner, 'cmdValue'>>(
  banners: readonly Shown[],
  deposits: number | undefined,
): readonly Shown[] {
  return deposits ? banners.filter(({ cmdValue }) => !FIRST_DEPOSIT.test(cmdValue)) : banners;
}
