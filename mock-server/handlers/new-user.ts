import { getAdsMgSkyAdsReportMockHandler } from '../generated/ads/ads.msw.ts';
import { AdsMgSkyAdsReportBody, AdsMgSkyAdsReportResponse } from '../generated/ads/ads.zod.ts';
import type { PbConfig } from '../generated/model/index.ts';
import {
  getPbConfigMockHandler,
  getPbListMockHandler,
} from '../generated/new-user-deposit/new-user-deposit.msw.ts';
import {
  PbConfigBody,
  PbConfigResponse,
  PbListBody,
  PbListResponse,
} from '../generated/new-user-deposit/new-user-deposit.zod.ts';
import type { Lang } from '../texts/text-types.ts';
import { type DefinedCall, defineCall } from './define-call.ts';
import { say } from './player-wire.ts';

/** The reports are for looking at: older ones are dropped. */
const REPORTS_KEPT = 1000;

/** Defaults of spec point 9, in major units. */
const tiers = [
  {
    rewardType: 1,
    rewardRecharge: 50,
    rewardTotal: 5000,
    rewardReg: 100,
    tag: { en: 'First deposit', ks: 'Primer depósito' },
  },
  {
    rewardType: 2,
    rewardRecharge: 20,
    rewardTotal: 4000,
    rewardReg: 100,
    tag: { en: 'Second deposit', ks: 'Segundo depósito' },
  },
] as const;

function tiersOnWire(lang: Lang): PbConfig[] {
  return tiers.map(({ tag, ...tier }) => ({ ...tier, rewardTag: say(lang, tag), rewardAlready: 0 }));
}

/** The new-user deposit offer and the reports to the advertiser. */
export const newUserCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'pbConfig',
    body: PbConfigBody,
    answer: PbConfigResponse,
    plug: getPbConfigMockHandler,
    run: ({ lang }) => ({ pbConfig: tiersOnWire(lang) }),
  }),
  defineCall({
    operationId: 'pbList',
    body: PbListBody,
    answer: PbListResponse,
    plug: getPbListMockHandler,
    // Claiming comes with the promotions; until then nobody has claimed anything.
    run: ({ lang }) => tiersOnWire(lang).map((tier) => ({ ...tier, rewardRecharge: 0 })),
  }),
  defineCall({
    operationId: 'adsMgSkyAdsReport',
    body: AdsMgSkyAdsReportBody,
    answer: AdsMgSkyAdsReportResponse,
    plug: getAdsMgSkyAdsReportMockHandler,
    run: ({ world, body }) => {
      world.state.adsReports.push({ at: world.now(), ...body });
      if (world.state.adsReports.length > REPORTS_KEPT) world.state.adsReports.shift();
      return {};
    },
  }),
];
