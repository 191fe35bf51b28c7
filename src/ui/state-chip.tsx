import { clsx } from 'clsx';
import { Icon, type IconName } from './icon.tsx';

/** `back`: the money was returned, which is neither a success nor a loss. */
export type StateTone = 'waiting' | 'good' | 'bad' | 'back';

const LOOK: Record<StateTone, { icon: IconName; look: string }> = {
  waiting: { icon: 'clock', look: 'bg-raised text-muted' },
  good: { icon: 'check', look: 'bg-good/12 text-good' },
  bad: { icon: 'close', look: 'bg-bad/12 text-bad' },
  back: { icon: 'deposit', look: 'bg-raised text-text' },
};

/** A word and a sign, because colour alone is not enough. */
export function StateChip({ tone, children }: { tone: StateTone; children: string }) {
  const { icon, look } = LOOK[tone];
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-8 rounded-full py-4 pr-18 pl-12 font-semibold text-xs leading-tight',
        look,
      )}
    >
      <Icon name={icon} className="size-26 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
