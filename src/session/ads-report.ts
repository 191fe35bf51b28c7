import { CallError } from '../api/call-error.ts';
import { adsMgSkyAdsReport } from '../api/generated/ads.ts';
import type { AdsReport } from '../api/generated/contract.schemas.ts';
import type { App } from '../lib/app.ts';
import { readDevice, readTab, writeTab } from '../lib/device-storage.ts';
import { mayReportToAdvertisers } from './ads-consent.ts';

type Campaign = Pick<AdsReport, 'cid' | 'channel'>;

/** The contract's maximum; a longer value is ignored. */
const MAX_CID = 120;
const MAX_CHANNEL = 60;
/** In ms: the waits before a report without an answer is sent again; the server counts an order once. */
const SECOND_TRIES_MS = [3_000, 15_000] as const;
const MOST_LANDINGS = 20;

function campaignOf(cid: string | null, channel: string | null): Campaign {
  return {
    ...(cid && cid.length <= MAX_CID && { cid }),
    ...(channel && channel.length <= MAX_CHANNEL && { channel }),
  };
}

const storedCampaign = (app: App) => campaignOf(readDevice(app, 'cid'), readDevice(app, 'channel'));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends nothing without the player's consent (NTF-02). Never rejects: the player sees nothing of a failure. */
async function send(app: App, report: AdsReport, tries: readonly number[]): Promise<void> {
  for (const wait of [0, ...tries]) {
    if (wait > 0) await pause(wait);
    if (!mayReportToAdvertisers(app)) return;
    try {
      await adsMgSkyAdsReport(report);
      return;
    } catch (error) {
      if (!(error instanceof CallError && error.isUnknown)) return;
    }
  }
}

/** True after a reload or a step back; the same link followed again is a new landing. */
function isRepeatedLanding(navigation: string, reported: readonly string[], landing: string): boolean {
  return navigation !== 'navigate' && reported.includes(landing);
}

function reportedLandings(app: App): string[] {
  const stored = readTab(app, 'landings');
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

function arrivalOfPage(): { navigation: string; search: string } {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || !URL.canParse(entry.name)) {
    return { navigation: 'navigate', search: location.search };
  }
  return { navigation: String(entry.type), search: new URL(entry.name).search };
}

export async function reportLanding(app: App): Promise<void> {
  const { navigation, search } = arrivalOfPage();
  const query = new URLSearchParams(search);
  const campaign = campaignOf(query.get('cid'), query.get('channel'));
  if ((!campaign.cid && !campaign.channel) || !mayReportToAdvertisers(app)) return;
  const landing = JSON.stringify(campaign);
  const reported = reportedLandings(app);
  if (isRepeatedLanding(navigation, reported, landing)) return;
  writeTab(
    app,
    'landings',
    [landing, ...reported.filter((other) => other !== landing)].slice(0, MOST_LANDINGS),
  );
  // Sent once: without an order id the server cannot recognize a retry.
  await send(app, { event: 'landing', ...campaign }, []);
}

export async function reportRegistration(app: App): Promise<void> {
  await send(app, { event: 'register', ...storedCampaign(app) }, []);
}

/** Reports a purchase (NTF-02), once: the caller claimed the order (DEP-04). @param amount major units */
export async function reportPurchase(app: App, orderId: string, amount: number): Promise<void> {
  await send(app, { event: 'recharge', orderId, amount, ...storedCampaign(app) }, SECOND_TRIES_MS);
}
