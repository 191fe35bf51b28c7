import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { blockAt, type Exclusion as Length, startExclusion } from '../../session/play-limits/limit-rules.ts';
import { Button } from '../../ui/button.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

const LENGTHS: readonly Length[] = ['halfYear', 'year', 'fiveYears'];

/** Self-exclusion: for long, in two steps, and for good until it is over. */
export function Exclusion({ limits, now, username }: PartProps) {
  const words = texts().safely.exclusion;
  const { change, isBusy } = useChangeLimits(username);
  const [asked, setAsked] = useState<{ length: Length; isOpen: boolean }>();
  const stop = () => asked && setAsked({ ...asked, isOpen: false });
  const start = async (length: Length) => {
    if (await change((all, at) => startExclusion(all, length, at))) stop();
  };
  // What a choice would come to: a block that holds is never made shorter.
  const until = (length: Length) => blockAt(startExclusion(limits, length, now), now)?.until ?? now;
  return (
    <SafelyPart icon="shield" title={words.title()} text={words.text()}>
      <ul className="flex flex-wrap gap-12">
        {LENGTHS.map((length) => (
          <li key={length} className="min-w-0 flex-1">
            <Button
              tone="quiet"
              wide
              className="h-full px-12! leading-tight"
              onClick={() => setAsked({ length, isOpen: true })}
            >
              {words.lasts[length]()}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ExclusionDialog
          key={asked.length}
          length={words.lasts[asked.length]()}
          until={until(asked.length)}
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
