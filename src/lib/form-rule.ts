import * as v from 'valibot';

/** The rule of a form (decision 49): its messages are names of problems, its output is the form's request. */
export type FormRule<Values, Output> = v.GenericSchema<Values, Output>;

/** @param problemOf the name of the text's problem; undefined when it is valid */
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
  /** The key is the name of the field; `details.holder` is `holder`. */
  problems: Partial<Problems>;
  output: Output | undefined;
}

export function validate<Problems, Values, Output>(
  rule: FormRule<Values, Output>,
  values: Values,
): Judged<Problems, Output> {
  const { success, output, issues = [] } = v.safeParse(rule, values);
  const named = issues.map(({ path, message }) => [String(path?.at(-1)?.key), message] as const);
  // The rule names the problems; the first one of a field counts.
  const problems = Object.fromEntries(named.toReversed()) as Partial<Problems>;
  return { problems, output: success ? output : undefined };
}
