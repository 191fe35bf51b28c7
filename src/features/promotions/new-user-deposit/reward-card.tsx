import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { RewardState } from '../offer/new-user-offer.ts';

const CHIP: Record<RewardState, string> = {
  locked: 'bg-ground text-muted',
  open: 'bg-ground text-text',
  ready: 'bg-gold/14 text-gold',
  claimed: 'bg-good/12 text-good',
};

function Chip({ state }: { state: RewardState }) {
  const { states } = texts().promotions.newUser;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-8 rounded-full px-18 py-6 font-semibold text-xs leading-tight',
        CHIP[state],
      )}
    >
      {state === 'claimed' && <Icon name="check" className="size-26 shrink-0" />}
      {state === 'locked' && <Icon name="clock" className="size-26 shrink-0" />}
      <span>{states[state]()}</span>
    </span>
  );
}

interface RewardCardProps {
  step: number;
  name: string;
  state: RewardState | undefined;
  worth: ReactNode;
  isMeant: boolean;
  children: ReactNode;
}

export function RewardCard({ step, name, state, worth, isMeant, children }: RewardCardProps) {
  const { newUser } = texts().promotions;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMeant && step > 1) card.current?.scrollIntoView({ block: 'center' });
  }, [isMeant, step]);
  return (
    <li
      ref={card}
      className={clsx(
        'scroll-mb-160 rounded-lg border p-28',
        state === 'ready' ? 'border-gold/45 bg-raised' : 'border-line/50 bg-surface',
        state === 'locked' && 'border-dashed',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-12">
        <h3 className="flex min-w-0 items-center gap-18 font-semibold text-md">
          <span
            className={clsx(
              'grid size-56 shrink-0 place-items-center rounded-full font-bold text-base',
              state === 'claimed' ? 'bg-good/16 text-good' : 'bg-ground text-text',
            )}
          >
            <span className="sr-only">{newUser.step({ number: step })}</span>
            {state === 'claimed' ? (
              <Icon name="check" className="size-32" />
            ) : (
              <span aria-hidden="true">{step}</span>
            )}
          </span>
          <span>{name}</span>
        </h3>
        {state && <Chip state={state} />}
      </div>
      <div className="mt-20">{worth}</div>
      {children}
    </li>
  );
}
