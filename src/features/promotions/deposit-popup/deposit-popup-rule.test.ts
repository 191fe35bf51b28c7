import { expect, test } from 'vitest';
import { rewardTier } from '../../../../tests/support/deposits.ts';
import type { PbConfig } from '../../../api/generated/contract.schemas.ts';
import {
  type DepositPopupDecision,
  type DepositPopupFacts,
  decideDepositPopup,
  type Multiple,
  type ShownDays,
} from './deposit-popup-rule.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const never: ShownDays = { showPb: null, showPb2: null, todayShowed: null };
const shownOn = (day: string): ShownDays => ({ ...never, showPb: day, todayShowed: day });

const first = rewardTier();
const second: PbConfig = { ...first, rewardRecharge: 20, rewardTotal: 4000, rewardReg: 0, rewardType: 2 };
const config = [first, second];

const list = (claimed1: number, claimed2: number, hasRegistration: boolean): PbConfig[] => [
  { ...first, rewardRecharge: claimed1, rewardAlready: claimed1 + (hasRegistration ? 100 : 0) },
  { ...second, rewardRecharge: claimed2, rewardAlready: claimed2 },
];

const decide = (facts: Partial<DepositPopupFacts>) =>
  decideDepositPopup({ today: TODAY, days: never, config, list: null, ...facts });
const show = (multiple: Multiple): DepositPopupDecision => ({ do: 'show', multiple });
const nothing: DepositPopupDecision = { do: 'nothing' };

test.each<[string, DepositPopupFacts['list'], DepositPopupDecision]>([
  ['a guest: registration bonus', null, show(3)],
  ['a new player: registration bonus', list(0, 0, false), show(3)],
  ['a player with it: first tier', list(0, 0, true), show(1)],
  ['first tier claimed: second tier', list(5000, 0, true), show(2)],
  ['first tier claimed, registration bonus not: second tier', list(5000, 0, false), show(2)],
  ['second tier claimed before the first: first tier', list(0, 4000, true), show(1)],
  ['everything claimed: no popup', list(5000, 4000, true), nothing],
  ['no tier at all: no popup', [], nothing],
  ['the list could not be loaded: no popup', undefined, nothing],
])('PRO-02 %s', (_who, standing, decision) => {
  expect(decide({ list: standing })).toEqual(decision);
});

test('PRO-02 a market without a registration bonus starts with the first tier', () => {
  const without = [{ ...first, rewardReg: 0 }, second];
  expect(decide({ config: without })).toEqual(show(1));
  expect(decide({ config: without, list: list(0, 0, false) })).toEqual(show(1));
  expect(decide({ config: [] })).toEqual(show(1));
});

test.each<[string, ShownDays, DepositPopupFacts['list'], DepositPopupDecision]>([
  ['never shown', never, null, show(3)],
  ['shown yesterday', shownOn(YESTERDAY), null, show(3)],
  ['shown today', shownOn(TODAY), null, nothing],
  ['counted as shown today', { ...never, todayShowed: TODAY }, null, nothing],
  ['first tier today, for a guest', { ...never, showPb: TODAY }, null, nothing],
  ['first tier today, first to win', { ...never, showPb: TODAY }, list(0, 0, true), nothing],
  ['first tier today, second to win', { ...never, showPb: TODAY }, list(5000, 0, true), show(2)],
  ['second tier today, second to win', { ...never, showPb2: TODAY }, list(5000, 0, true), nothing],
  ['second tier today, first to win', { ...never, showPb2: TODAY }, list(0, 0, true), show(1)],
  ['a day still to come: the clock ran ahead', shownOn('2031-01-01'), null, show(3)],
  ['words that are no day', { showPb: 'x', showPb2: '', todayShowed: 'true' }, null, show(3)],
])('PRO-02 %s', (_when, days, standing, decision) => {
  expect(decide({ days, list: standing })).toEqual(decision);
});

const counts: DepositPopupDecision = { do: 'count-as-shown' };
test.each<[string, ShownDays, DepositPopupFacts['list'], DepositPopupDecision]>([
  ['first visit: shown, with the defaults', never, null, show(3)],
  ['first visit of a player', never, list(0, 0, true), show(1)],
  ['repeat visit: counts as shown today', shownOn(YESTERDAY), null, counts],
  ['repeat visit, only the second tier ever shown', { ...never, showPb2: YESTERDAY }, null, counts],
  ['repeat visit of a player', shownOn(YESTERDAY), list(0, 0, true), counts],
  ['repeat visit, list failing too', shownOn(YESTERDAY), undefined, counts],
  ['shown today: nothing left to count', shownOn(TODAY), null, nothing],
  ['both tiers shown today', { ...never, showPb: TODAY, showPb2: TODAY }, null, nothing],
])('PRO-02 without a configuration: %s', (_visit, days, standing, decision) => {
  expect(decide({ days, list: standing, config: undefined })).toEqual(decision);
});
