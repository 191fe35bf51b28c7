import type { RefusalCode } from './generated/refusal-code.ts';

/** The kinds of failure of a call (spec point 8). */
export type CallFailureKind =
  | 'refused'
  | 'unauthorized'
  | 'http'
  | 'network'
  | 'timeout'
  /** No envelope, or data against the contract. */
  | 'malformed';

interface CallFailure {
  kind: CallFailureKind;
  path: string;
  message?: string | undefined;
  status?: number | undefined;
  code?: RefusalCode | undefined;
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** Every rejected call throws this. `message` is the server's own text, or empty. */
export class CallError extends Error {
  readonly kind: CallFailureKind;
  readonly path: string;
  readonly status: number | undefined;
  readonly code: RefusalCode | undefined;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: CallFailure) {
    super(failure.message ?? '');
    this.name = 'CallError';
    this.kind = failure.kind;
    this.path = failure.path;
    this.status = failure.status;
    this.code = failure.code;
    this.field = failure.field;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }

  /** True when the server may have done the request although no answer came. Never call this a failure. */
  get isUnknown(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.kind === 'malformed' ||
      (this.status ?? 0) >= 500
    );
  }
}
