import { createPortal } from 'react-dom';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { type AdsAnswer, answerAdsQuestion, cameByAd, useAdsConsent } from '../../session/ads-consent.ts';
import { reportLanding } from '../../session/ads-report.ts';
import { Button } from '../../ui/button.tsx';
import { useHasTyped } from '../../ui/typed-fields.ts';
import { useBar } from '../../ui/use-bar.ts';
import { usePlace } from '../../ui/use-place.ts';
import { takeRelease, useWaitingRelease } from '../release/service-worker.ts';

interface NavRowProps {
  words: { title: () => string; text: () => string; no: () => string; yes: () => string };
  onNo: () => void;
  onYes: () => void;
}

function Row({ words, onNo, onYes }: NavRowProps) {
  return (
    <section
      // The nav bar ends with the chat button, so this row goes above it.
      ref={useBar('update')}
      aria-label={words.title()}
      className="order-first flex flex-wrap items-center justify-end gap-x-16 border-line/60 border-b bg-raised px-24 py-12"
    >
      <p className="min-w-0 flex-1 basis-400 text-sm leading-tight">{words.text()}</p>
      <div className="flex flex-wrap justify-end gap-x-12">
        <Button tone="ghost" size="small" onClick={onNo}>
          {words.no()}
        </Button>
        <Button tone="quiet" size="small" onClick={onYes}>
          {words.yes()}
        </Button>
      </div>
    </section>
  );
}

/** A question as a row of the nav bar, so that it covers nothing. Without a nav bar, above all in a game, it waits. */
function NavRow(row: NavRowProps) {
  const nav = usePlace('nav');
  return nav && createPortal(<Row {...row} />, nav);
}

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

/** Offers a new release; nothing reloads without the player's consent, nor while typed input is on the page (PLR-01). */
export function UpdatePrompt() {
  const app = useApp();
  const worker = useWaitingRelease((state) => state.worker);
  const hasTyped = useHasTyped();
  if (!worker || hasTyped) return null;
  return (
    <NavRow
      words={texts().system.update}
      onNo={() => useWaitingRelease.of(app).setState({ worker: null })}
      onYes={() => takeRelease(app, worker)}
    />
  );
}
