import { useState } from 'react';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { blockAt, startTimeOut, type TimeOut } from '../../session/play-limits/limit-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LengthButtons } from './length-buttons.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

const LENGTHS: readonly TimeOut[] = ['day', 'week', 'month'];

/** A break from games and deposits, asked once more before it starts. */
export function TimeOuts({ limits, now, username }: PartProps) {
  const { safely, common } = texts();
  const words = safely.timeOut;
  const { change, isBusy } = useChangeLimits(username);
  const [asked, setAsked] = useState<{ length: TimeOut; isOpen: boolean }>();
  const block = blockAt(limits, now);
  const stop = () => asked && setAsked({ ...asked, isOpen: false });
  const start = async (length: TimeOut) => {
    if (await change((all, at) => startTimeOut(all, length, at))) stop();
  };
  return (
    <SafelyPart icon="pause" title={words.title()} text={words.text()}>
      {block && (
        <p className="mb-20 rounded-sm bg-raised px-24 py-20 text-sm" role="status">
          <strong className="block">
            {safely.block[block.kind]()}.{' '}
            {safely.block.active({ time: marketTime(new Date(block.until).toISOString()) })}.
          </strong>
          {safely.block.extend()}
        </p>
      )}
      <LengthButtons
        lengths={LENGTHS}
        nameOf={(length) => words.lasts[length]()}
        isDisabled={block?.kind === 'exclusion'}
        onChoose={(length) => setAsked({ length, isOpen: true })}
      />
      {asked && (
        <Dialog
          title={words.ask({ length: words.lasts[asked.length]() })}
          closeLabel={common.close()}
          isOpen={asked.isOpen}
          onClose={stop}
          onClosed={() => setAsked(undefined)}
        >
          <p className="text-base text-muted">{words.askText()}</p>
          <div className="flex flex-col gap-16 pt-32 pb-16">
            <Button size="large" wide isBusy={isBusy} onClick={() => void start(asked.length)}>
              {words.start()}
            </Button>
            <Button tone="ghost" wide onClick={stop}>
              {words.cancel()}
            </Button>
          </div>
        </Dialog>
      )}
    </SafelyPart>
  );
}
