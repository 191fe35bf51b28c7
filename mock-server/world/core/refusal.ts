import { refusalCatalogue } from '../../generated/refusals.ts';
import type { RefusalText, TextParameters } from '../../texts/text-types.ts';
import { isOfContract } from '../../texts/texts.ts';

export interface RefusalOptions {
  /** HTTP status where it is not the one of the contract's catalogue (calls outside the contract). 200 without both. */
  status?: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500;
  field?: string;
  retryAfterSeconds?: number;
  parameters?: TextParameters;
}

/** A refusal by the world's rules. Its name is the stable `code` of the answer and the key of its text. */
export class Refusal extends Error {
  readonly code: RefusalText;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly parameters: TextParameters;

  constructor(code: RefusalText, options: RefusalOptions = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = options.status ?? (isOfContract(code) ? refusalCatalogue[code].status : 200);
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.parameters = options.parameters ?? {};
  }
}
