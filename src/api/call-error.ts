import type { RefusalCode } from './generated/refusal-code.ts';

/** Why a call did not give its data (spec point 8). */
export type CallFailureKind =
  /** Envelope with success false: the server said no, and why. */
  | 'refused'
  /** HTTP 401. */
  | 'unauthorized'
  /** Any other HTTP error. */
  | 'http'
  /** No answer reached us: it is unknown what the server did. */
  | 'network'
  /** No answer within REQUEST_TIMEOUT_MS: it is unknown what the server did. */
  | 'timeout'
  /** The answer was no envelope, or its data are not what the contract says: it is unknown what the server did. */
  | 'malformed';

interface CallFailure {
  kind: CallFailureKind;
  path: string;
  /** The server's words for the player; empty when it said nothing. */
  message?: string | undefined;
  status?: number | undefined;
  code?: RefusalCode | undefined;
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** What a rejected call rejects with. `message` is the server's own text, or empty. */
export class CallError extends Error {
  readonly kind: CallFailureKind;
  readonly path: string;
  readonly status: number | undefined;
  /** Listed in the contract, for code to compare with; a server may send another one all the same. */
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

  /** True when the server may have done what was asked although no answer came. Never call this a failure. */
  get isUnknown(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.kind === 'malformed' ||
      (this.status ?? 0) >= 500
    );
  }
}
