import type { World } from '../core/world.ts';
import type { AdsReportRow } from '../tables/ads-rows.ts';

/** The reports are for looking at: older ones are dropped. */
const REPORTS_KEPT = 1000;

/** Takes a report. An order counts once, so that a page may repeat what got no answer. */
export function takeAdsReport(world: World, report: Omit<AdsReportRow, 'at'>): void {
  const { adsReports } = world.state;
  const isKnown = adsReports.some(
    ({ event, orderId }) => orderId !== undefined && orderId === report.orderId && event === report.event,
  );
  if (isKnown) return;
  adsReports.push({ at: world.now(), ...report });
  if (adsReports.length > REPORTS_KEPT) adsReports.shift();
}
