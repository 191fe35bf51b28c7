import { type FormEvent, useState } from 'react';
import type { CheckedForm } from '../lib/check-form.ts';

interface LiveForm<Problems, Values, Output> {
  /** The form's initial values; they may change while `mayChange`, until something is typed. */
  first: Values;
  mayChange?: boolean;
  offer?: (typed: Values) => Values;
  check: (values: Values) => CheckedForm<Problems, Output>;
  onChange: (values: Values) => void;
}

/** A form that shows its problems and sums while the player types (decision 49). */
export function useLiveForm<Problems, Values, Output>(live: LiveForm<Problems, Values, Output>) {
  const [typed, setTyped] = useState<Values>();
  const [isAttempted, setAttempted] = useState(false);
  const { first, mayChange, offer = (now: Values) => now, check, onChange } = live;
  if (typed === undefined && !mayChange) setTyped(first);
  const values = offer(typed ?? first);
  const { problems, output } = check(values);
  return {
    values,
    problems,
    output,
    isAttempted,
    change(part: Partial<Values>) {
      const next = { ...(typed ?? first), ...part };
      setTyped(next);
      onChange(next);
    },
    submit: (onRight: (output: Output) => void, onWrong: () => void) => (event: FormEvent) => {
      event.preventDefault();
      if (output !== undefined) return onRight(output);
      setAttempted(true);
      onWrong();
    },
  };
}
