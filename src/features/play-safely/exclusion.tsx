import { useId, useState } from 'react';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { blockAt, type Exclusion as Length, startExclusion } from '../../session/play-limits/limit-rules.ts';
import { askServerTime } from '../../session/play-limits/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type DialogControl, useOpened } from '../../ui/use-opened.ts';
import { LengthButtons, type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

interface ExclusionDialogProps extends DialogControl {
  length: string;
  /** Its end, in ms since 1970; undefined until the server's time is known. */
  until: number | undefined;
  isBusy: boolean;
  onStart: () => void;
}

/** Asks twice before a self-exclusion: first explains it, then asks whether that is understood. */
function ExclusionDialog({ length, until, isBusy, onStart, ...dialog }: ExclusionDialogProps) {
  const { safely } = texts();
  const words = safely.exclusion;
  const [step, setStep] = useState<1 | 2>(1);
  const [isUnderstood, setUnderstood] = useState(false);
  const checkId = useId();
  return (
    <Dialog
      title={step === 1 ? words.ask({ length }) : words.sure()}
      steps={{ at: step, onBack: () => setStep(1), isLocked: isBusy }}
      {...dialog}
    >
      <p className="text-muted text-sm">{words.step({ at: step })}</p>
      {step === 1 ? (
        <p className="pt-12 text-base">{words.askText()}</p>
      ) : (
        <>
          {until === undefined ? (
            <Skeleton className="mt-12 h-120" />
          ) : (
            <p className="pt-12 text-base">
              {words.sureText({ time: marketTime(new Date(until).toISOString()) })}
            </p>
          )}
          <label
            htmlFor={checkId}
            className="mt-24 flex min-h-88 cursor-pointer items-center gap-20 text-base"
          >
            <Checkbox
              id={checkId}
              checked={isUnderstood}
              onChange={({ target }) => setUnderstood(target.checked)}
            />
            <span className="min-w-0">{words.understood()}</span>
          </label>
        </>
      )}
      <div className="flex flex-col gap-16 pt-32 pb-16">
        {step === 1 ? (
          <Button size="large" wide onClick={() => setStep(2)}>
            {words.next()}
          </Button>
        ) : (
          <Button size="large" wide disabled={!isUnderstood} isBusy={isBusy} onClick={onStart}>
            {words.start({ length })}
          </Button>
        )}
        <Button tone="ghost" wide onClick={() => (step === 1 ? dialog.onClose() : setStep(1))}>
          {words.cancel()}
        </Button>
      </div>
    </Dialog>
  );
}

const EXCLUSIONS: readonly Length[] = ['halfYear', 'year', 'fiveYears'];

/** For months or years, confirmed in two steps; nothing ends it early. */
export function Exclusion({ limits, username }: Omit<PartProps, 'now'>) {
  const app = useApp();
  const { exclusion: words, notDone } = texts().safely;
  const { change, isBusy } = useChangeLimits(username);
  const asked = useOpened<Length>();
  /** The server's time, in ms since 1970; undefined until known. */
  const [now, setNow] = useState<number>();
  const ask = (length: Length) => {
    setNow(undefined);
    asked.open(length);
    askServerTime().then(setNow, () => {
      asked.close();
      showToast(app, 'failure', notDone());
    });
  };
  const start = async (length: Length) => {
    if (await change((all, at) => startExclusion(all, length, at))) asked.close();
  };
  // The end must not be earlier than that of an active block, which never becomes shorter.
  const until = (length: Length) =>
    now === undefined ? undefined : (blockAt(startExclusion(limits, length, now), now)?.until ?? now);
  return (
    <SafelyPart icon="shield" title={words.title()} text={words.text()}>
      <LengthButtons lengths={EXCLUSIONS} nameOf={(length) => words.lasts[length]()} onChoose={ask} />
      {asked.value && (
        <ExclusionDialog
          key={asked.value}
          length={words.lasts[asked.value]()}
          until={until(asked.value)}
          isBusy={isBusy}
          onStart={() => asked.value && void start(asked.value)}
          {...asked.control}
        />
      )}
    </SafelyPart>
  );
}
