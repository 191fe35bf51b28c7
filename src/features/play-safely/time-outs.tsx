import { texts } from '../../i18n/texts.ts';
import { blockAt, startTimeOut, type TimeOut } from '../../session/play-limits/limit-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { BlockState } from './block-state.tsx';
import { OpenMatters } from './open-matters.tsx';
import { LengthButtons, type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

const TIME_OUTS: readonly TimeOut[] = ['day', 'week', 'month'];

export function TimeOuts({ limits, now, username }: PartProps) {
  const { safely } = texts();
  const words = safely.timeOut;
  const { change, isBusy } = useChangeLimits(username);
  const asked = useOpened<TimeOut>();
  const block = blockAt(limits, now);
  const start = async (length: TimeOut) => {
    if (await change((all, at) => startTimeOut(all, length, at))) asked.close();
  };
  return (
    <SafelyPart icon="pause" title={words.title()} text={words.text()}>
      {block?.kind === 'timeOut' && <BlockState block={block} />}
      <LengthButtons
        lengths={TIME_OUTS}
        nameOf={(length) => words.lasts[length]()}
        isDisabled={block?.kind === 'exclusion'}
        onChoose={asked.open}
      />
      {asked.value && (
        <Dialog title={words.ask({ length: words.lasts[asked.value]() })} {...asked.control}>
          <p className="text-base text-muted">{words.askText()}</p>
          <OpenMatters until={blockAt(startTimeOut(limits, asked.value, now), now)?.until ?? now} />
          <div className="flex flex-col gap-16 pt-32 pb-16">
            <Button size="large" wide isBusy={isBusy} onClick={() => asked.value && void start(asked.value)}>
              {words.start()}
            </Button>
            <Button tone="ghost" wide onClick={asked.close}>
              {words.cancel()}
            </Button>
          </div>
        </Dialog>
      )}
    </SafelyPart>
  );
}
