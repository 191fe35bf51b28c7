import * as v from 'valibot';

/** The rule of a form (decision 49): its messages are names of problems, its output is what the form sends. */
export type FormRule<Values, Output> = v.GenericSchema<Values, Output>;

/** A typed text, and what it is read as. @param problemOf the name of its problem; undefined when it is right */
export const typedText = <Output>(
  problemOf: (typed: string) => string | undefined,
  readAs: (typed: string) => Output,
) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : undefined;
      if (problem) addIssue({ message: problem });
    }),
    v.transform(readAs),
  );

export interface Judged<Problems, Output> {
  /** By the name of the field; `details.holder` is `holder`. */
  problems: Partial<Problems>;
  output: Output | undefined;
}

/** Judges what is typed so far, for a form that speaks before it is sent. */
export function judge<Problems, Values, Output>(
  rule: FormRule<Values, Output>,
  values: Values,
): Judged<Problems, Output> {
  const { success, output, issues = [] } = v.safeParse(rule, values);
  const named = issues.map(({ path, message }) => [String(path?.at(-1)?.key), message] as const);
  // The names are those that the rule itself gives; of two for one field the first counts.
  const problems = Object.fromEntries(named.toReversed()) as Partial<Problems>;
  return { problems, output: success ? output : undefined };
}
