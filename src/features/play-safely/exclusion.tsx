import { useState } from 'react';
import { TOAST_FAILURE_MS } from '../../config/constants.ts';
import { texts } from '../../i18n/texts.ts';
import { blockAt, type Exclusion as Length, startExclusion } from '../../session/play-limits/limit-rules.ts';
import { askServerTime } from '../../session/play-limits/server-clock.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { LengthButtons } from './length-buttons.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

const LENGTHS: readonly Length[] = ['halfYear', 'year', 'fiveYears'];

interface Asked {
  length: Length;
  isOpen: boolean;
  /** The server's time, in ms since 1970; undefined before it is heard. */
  now?: number;
}

/** Self-exclusion: for long, in two steps, and for good until it is over. */
export function Exclusion({ limits, username }: Omit<PartProps, 'now'>) {
  const { exclusion: words, notDone } = texts().safely;
  const { change, isBusy } = useChangeLimits(username);
  const [asked, setAsked] = useState<Asked>();
  const stop = () => setAsked((was) => was && { ...was, isOpen: false });
  // Where nothing was ever limited the server's time may be unknown, and with it the day the dialog has to name.
  const ask = (length: Length) => {
    setAsked({ length, isOpen: true });
    askServerTime().then(
      (now) => setAsked((was) => was && { ...was, now }),
      () => {
        stop();
        showToast('failure', notDone(), TOAST_FAILURE_MS);
      },
    );
  };
  const start = async (length: Length) => {
    if (await change((all, at) => startExclusion(all, length, at))) stop();
  };
  // What a choice would come to: a block that holds is never made shorter.
  const until = ({ length, now }: Asked) =>
    now === undefined ? undefined : (blockAt(startExclusion(limits, length, now), now)?.until ?? now);
  return (
    <SafelyPart icon="shield" title={words.title()} text={words.text()}>
      <LengthButtons lengths={LENGTHS} nameOf={(length) => words.lasts[length]()} onChoose={ask} />
      {asked && (
        <ExclusionDialog
          key={asked.length}
          length={words.lasts[asked.length]()}
          until={until(asked)}
          isBusy={isBusy}
          isOpen={asked.isOpen}
          onStart={() => void start(asked.length)}
          onClose={stop}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </SafelyPart>
  );
}
