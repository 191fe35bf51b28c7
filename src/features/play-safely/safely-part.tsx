import { type ReactNode, useId } from 'react';
import type { PlayLimits } from '../../session/play-limits/limit-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

export interface PartProps {
  limits: PlayLimits;
  now: number;
  username: string;
}

interface SafelyPartProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

export function SafelyPart({ icon, title, text, children }: SafelyPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-surface px-28 pt-32 pb-28">
      <h2 id={id} className="flex items-center gap-16 font-bold text-md">
        <Icon name={icon} className="size-44 shrink-0 text-action-text" />
        <span>{title}</span>
      </h2>
      <p className="pt-10 text-muted text-sm">{text}</p>
      <div className="pt-24">{children}</div>
    </section>
  );
}

interface LengthButtonsProps<Length extends string> {
  lengths: readonly Length[];
  nameOf: (length: Length) => string;
  isDisabled?: boolean;
  onChoose: (length: Length) => void;
}

export function LengthButtons<Length extends string>(props: LengthButtonsProps<Length>) {
  const { lengths, nameOf, isDisabled, onChoose } = props;
  return (
    <ul className="flex flex-wrap gap-12">
      {lengths.map((length) => (
        <li key={length} className="flex-1">
          <Button
            tone="quiet"
            wide
            disabled={isDisabled}
            className="h-full px-12! leading-tight"
            onClick={() => onChoose(length)}
          >
            {nameOf(length)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
