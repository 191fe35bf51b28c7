import type { RefusalCode } from './generated/refusal-code.ts';

/** The kinds of failure of a call (spec point 8). */
export type CallFailureKind =
  /** An envelope with success false: the server refused, and says why. */
  | 'refused'
  | 'unauthorized'
  | 'http'
  /** No answer arrived, so nobody knows what the server did. */
  | 'network'
  /** No answer within REQUEST_TIMEOUT_MS, so nobody knows what the server did. */
  | 'timeout'
  /** No envelope, or data against the contract, so nobody knows what the server did. */
  | 'malformed';

interface CallFailure {
  kind: CallFailureKind;
  path: string;
  /** The server's text for the player; empty when it sent none. */
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
  /** A code of the contract, for code to compare with; a server may send others too. */
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
