import { refusalCatalogue } from '../../generated/refusals.ts';
import type { RefusalText, TextParameters } from '../../texts/text-types.ts';
import { isOfContract } from '../../texts/texts.ts';

export interface RefusalOptions {
  /** For calls outside the contract. Default: the status of the contract's catalogue, else 200. */
  status?: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 502;
  field?: string;
  retryAfterSeconds?: number;
  parameters?: TextParameters;
}

/** A refusal by a rule of the world. Its `code` is stable and is the key of its text. */
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
