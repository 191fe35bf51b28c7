import { useId, useState } from 'react';
import type { Player } from '../../api/generated/contract.schemas.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { excludeAccount } from '../../session/play-limits/account-exclusion.ts';
import { blockAt, type Exclusion as Length, startExclusion } from '../../session/play-limits/limit-rules.ts';
import { fetchServerTime } from '../../session/play-limits/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type DialogControl, useOpened } from '../../ui/use-opened.ts';
import { BlockState } from './block-state.tsx';
import { HelpLines } from './help-lines.tsx';
import { OpenMatters } from './open-matters.tsx';
import { LengthButtons, type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

/** An exclusion is stored on this device or with the account, and the texts differ. */
const wordsOf = (isOfAccount: boolean) => {
  const { exclusion } = texts().safely;
  return isOfAccount ? { ...exclusion, ...exclusion.account } : exclusion;
};

interface ExclusionDialogProps extends DialogControl {
  words: ReturnType<typeof wordsOf>;
  length: string;
  /** In ms since 1970; undefined until the server's time is known. */
  until: number | undefined;
  isBusy: boolean;
  onStart: () => void;
}

function ExclusionDialog({ words, length, until, isBusy, onStart, ...dialog }: ExclusionDialogProps) {
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
        <>
          <p className="pt-12 text-base">{words.askText()}</p>
          {until !== undefined && <OpenMatters until={until} />}
          <HelpLines className="pt-24" />
        </>
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
          <Button
            size="large"
            wide
            disabled={!isUnderstood || until === undefined}
            isBusy={isBusy}
            onClick={onStart}
          >
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

/** For months or years; nothing ends it early. */
export function Exclusion({
  limits,
  now: seen,
  player,
}: Pick<PartProps, 'limits' | 'now'> & { player: Player }) {
  const app = useApp();
  const { notDone } = texts().safely;
  const isOfAccount = player.exclusion !== undefined;
  const words = wordsOf(isOfAccount);
  const { change, isBusy } = useChangeLimits(player.username);
  const dialog = useOpened<Length>();
  const block = blockAt(limits, seen);
  const [now, setNow] = useState<number>();
  const openDialog = (length: Length) => {
    setNow(undefined);
    dialog.open(length);
    fetchServerTime(app).then(setNow, () => {
      dialog.close();
      showToast(app, 'failure', notDone());
    });
  };
  const start = async (length: Length) => {
    const end = until(length);
    if (end === undefined) return;
    const first = isOfAccount ? () => excludeAccount(app, end) : undefined;
    if (await change((all, at) => startExclusion(all, length, at), undefined, first)) dialog.close();
  };
  // Not before the end of an active block, which never becomes shorter.
  const until = (length: Length) =>
    now === undefined ? undefined : (blockAt(startExclusion(limits, length, now), now)?.until ?? now);
  return (
    <SafelyPart icon="shield" title={words.title()} text={words.text()}>
      {block?.kind === 'exclusion' && <BlockState block={block} />}
      <LengthButtons lengths={EXCLUSIONS} nameOf={(length) => words.lasts[length]()} onChoose={openDialog} />
      {dialog.value && (
        <ExclusionDialog
          key={dialog.value}
          words={words}
          length={words.lasts[dialog.value]()}
          until={until(dialog.value)}
          isBusy={isBusy}
          onStart={() => dialog.value && void start(dialog.value)}
          {...dialog.control}
        />
      )}
    </SafelyPart>
  );
}
