import type { App } from '../lib/app.ts';
import { readDevice, writeDevice } from '../lib/device-storage.ts';
import { appStore } from '../lib/store.ts';

export type AdsAnswer = 'yes' | 'no';

/** What the player answered about reports to advertisers; null while nobody asked (NTF-02). */
export const useAdsConsent = appStore<{ answer: AdsAnswer | null }>((app) => {
  const stored = readDevice(app, 'adsReports');
  return { answer: stored === 'yes' || stored === 'no' ? stored : null };
});

export const mayReportToAdvertisers = (app: App) => readDevice(app, 'adsReports') === 'yes';

/** Only who came by an advertisement is asked. */
export const cameByAd = (app: App) => Boolean(readDevice(app, 'cid') || readDevice(app, 'channel'));

export function answerAdsQuestion(app: App, answer: AdsAnswer): void {
  writeDevice(app, 'adsReports', answer);
  useAdsConsent.of(app).setState({ answer });
}
