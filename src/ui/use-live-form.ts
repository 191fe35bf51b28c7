import { type FormEvent, useState } from 'react';
import type { CheckedForm } from '../lib/check-form.ts';
import { LATE_MS, useTimePassed } from './use-time-passed.ts';

interface LiveForm<Problems, Values, Output, Refusal> {
  /** The form's initial values: they may change for a moment until `isComplete`, unless something is typed. */
  first: Values;
  isComplete?: boolean;
  /** Of the sent values: any change removes it. */
  refusal?: Refusal | undefined;
  offer?: (typed: Values) => Values;
  check: (values: Values) => CheckedForm<Problems, Output>;
  onChange: (values: Values) => void;
}

/** A form that shows its problems and sums while the player types (decision 49). */
export function useLiveForm<Problems, Values, Output, Refusal = never>(
  options: LiveForm<Problems, Values, Output, Refusal>,
) {
  const [typed, setTyped] = useState<Values>();
  const [isAttempted, setAttempted] = useState(false);
  const [answered, setAnswered] = useState<Refusal>();
  const isLate = useTimePassed(LATE_MS);
  const { first, isComplete = true, refusal, offer = (now: Values) => now, check, onChange } = options;
  if (typed === undefined && (isComplete || isLate)) setTyped(first);
  const values = offer(typed ?? first);
  const { problems, output } = check(values);
  return {
    values,
    problems,
    output,
    isAttempted,
    refusal: refusal === answered ? undefined : refusal,
    change(part: Partial<Values>) {
      const next = { ...(typed ?? first), ...part };
      setTyped(next);
      setAnswered(() => refusal);
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
