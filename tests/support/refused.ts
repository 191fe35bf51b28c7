import { expect } from 'vitest';

/** A refusal with this code, and with the field and the parameters that are named. */
export const refused = (code: string, field?: string, parameters?: object): unknown =>
  expect.objectContaining({ code, ...(field !== undefined && { field }), ...(parameters && { parameters }) });
