import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { type FormRule, validate } from '../lib/form-rule.ts';

interface LiveForm<Values, Output> {
  /** The form's initial values; they may change while `mayChange`, until something is typed. */
  first: Values;
  mayChange?: boolean;
  offer?: (typed: Values) => Values;
  rule: (values: Values) => FormRule<Values, Output>;
  onChange: (values: Values) => void;
}

/**
 * A form that shows its problems and sums while the player types (decision 49): react-hook-form holds the values, a
 * valibot rule validates them.
 */
export function useLiveForm<Problems, Values extends FieldValues, Output>(live: LiveForm<Values, Output>) {
  const [kept, keep] = useState<Values>();
  const { offer = (typed) => typed } = live;
  const first = kept ?? live.first;
  if (!kept && !live.mayChange) keep(first);
  const form = useForm<Values, unknown, Output>({
    defaultValues: first as DefaultValues<Values>,
    values: first,
    resolver: (typed, ...rest) => {
      const shown = offer(typed);
      return standardSchemaResolver(live.rule(shown))(shown, ...rest);
    },
    shouldFocusError: false,
  });
  const values = offer(form.watch());
  const { problems, output } = validate<Problems, Values, Output>(live.rule(values), values);
  const [isAttempted, setAttempted] = useState(false);
  return {
    values,
    problems,
    output,
    isAttempted,
    change(part: Partial<Values>) {
      keep(first);
      for (const name of Object.keys(part) as Path<Values>[])
        form.setValue(name, part[name] as PathValue<Values, Path<Values>>);
      live.onChange(form.getValues());
    },
    submit: (onRight: (output: Output) => void, onWrong: (problems: Partial<Problems>) => void) =>
      form.handleSubmit(onRight, () => {
        setAttempted(true);
        onWrong(problems);
      }),
  };
}
