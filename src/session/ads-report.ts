import { CallError } from '../api/call-error.ts';
import { adsMgSkyAdsReport } from '../api/generated/ads/ads-mg-sky-ads-report.ts';
import type { AdsReport } from '../api/generated/contract.schemas.ts';
import { readDevice } from '../lib/device-storage.ts';
import { readTab, writeTab } from '../lib/tab-memory.ts';

type Campaign = Pick<AdsReport, 'cid' | 'channel'>;

/** The longest values the contract takes; longer ones are nobody's campaign. */
const MAX_CID = 120;
const MAX_CHANNEL = 60;
/** Waiting times before a report without an answer is sent again, in ms: the server counts an order once. */
const SECOND_TRIES_MS = [3_000, 15_000] as const;
/** Landings a tab remembers. */
const MOST_LANDINGS = 20;

function campaignOf(cid: string | null, channel: string | null): Campaign {
  return {
    ...(cid && cid.length <= MAX_CID && { cid }),
    ...(channel && channel.length <= MAX_CHANNEL && { channel }),
  };
}

/** The campaign the device remembers (APP-08). */
const storedCampaign = () => campaignOf(readDevice('cid'), readDevice('channel'));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a report. An advert is no player's worry: it never rejects and nothing is said when it fails. */
async function tell(report: AdsReport, tries: readonly number[]): Promise<void> {
  for (const wait of [0, ...tries]) {
    if (wait > 0) await pause(wait);
    try {
      await adsMgSkyAdsReport(report);
      return;
    } catch (error) {
      if (!(error instanceof CallError && error.isUnknown)) return;
    }
  }
}

/**
 * Whether this page came up by a landing that was reported before: a reload, or a step back in the history. The same
 * link followed anew is a new landing.
 * @param navigation type of the page's navigation timing
 */
function isRepeatedLanding(navigation: string, told: readonly string[], landing: string): boolean {
  return navigation !== 'navigate' && told.includes(landing);
}

function toldLandings(): string[] {
  const told = readTab('landings');
  return Array.isArray(told) ? told.filter((item) => typeof item === 'string') : [];
}

/** How the page was loaded, and the query of the address it was loaded with: the app may be elsewhere by now. */
function arrivalOfPage(): { navigation: string; search: string } {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !('type' in entry) || !URL.canParse(entry.name)) {
    return { navigation: 'navigate', search: location.search };
  }
  return { navigation: String(entry.type), search: new URL(entry.name).search };
}

/** Tells the advertiser of an arrival by one of its links: once, however often the page is loaded anew (NTF-02). */
export async function reportLanding(): Promise<void> {
  const { navigation, search } = arrivalOfPage();
  const query = new URLSearchParams(search);
  const campaign = campaignOf(query.get('cid'), query.get('channel'));
  if (!campaign.cid && !campaign.channel) return;
  const landing = JSON.stringify(campaign);
  const told = toldLandings();
  if (isRepeatedLanding(navigation, told, landing)) return;
  writeTab('landings', [landing, ...told.filter((other) => other !== landing)].slice(0, MOST_LANDINGS));
  // Sent once: without an order nobody could tell a second try from a second landing.
  await tell({ event: 'landing', ...campaign }, []);
}

/** Tells the advertiser of a new account (NTF-02). */
export async function reportRegistration(): Promise<void> {
  await tell({ event: 'register', ...storedCampaign() }, []);
}

/**
 * Tells the advertiser of a purchase (NTF-02). Who calls has claimed it, so that it happens once an order (DEP-04).
 * @param amount major units
 */
export async function reportPurchase(orderId: string, amount: number): Promise<void> {
  await tell({ event: 'recharge', orderId, amount, ...storedCampaign() }, SECOND_TRIES_MS);
}
