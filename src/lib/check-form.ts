/** A form's values after its check (decision 49): the problem of each wrong field, or the request to send. */
export interface CheckedForm<Problems, Output> {
  problems: Partial<Problems>;
  output: Output | undefined;
}

export function checkForm<Problems, Output>(
  problems: { [Field in keyof Problems]?: Problems[Field] | undefined },
  request: () => Output,
): CheckedForm<Problems, Output> {
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return {
    problems: Object.fromEntries(wrong) as Partial<Problems>,
    output: wrong.length === 0 ? request() : undefined,
  };
}
