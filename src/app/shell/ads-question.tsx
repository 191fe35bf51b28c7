import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { type AdsAnswer, answerAdsQuestion, cameByAd, useAdsConsent } from '../../session/ads-consent.ts';
import { reportLanding } from '../../session/ads-report.ts';
import { useWaitingRelease } from '../release/service-worker.ts';
import { NavRow } from './nav-row.tsx';

/** Asks whoever came by an advertisement before anything of it is reported (NTF-02). */
export function AdsQuestion() {
  const app = useApp();
  const isAnswered = useAdsConsent(({ answer }) => answer !== null);
  const isUpdateOffered = useWaitingRelease(({ worker }) => worker !== null);
  if (isAnswered || isUpdateOffered || !cameByAd(app)) return null;
  const answer = (given: AdsAnswer) => {
    answerAdsQuestion(app, given);
    void reportLanding(app);
  };
  return <NavRow words={texts().system.ads} onNo={() => answer('no')} onYes={() => answer('yes')} />;
}
