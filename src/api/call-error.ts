import type { RefusalCode } from './generated/refusal-code.ts';

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
  declare readonly kind: CallFailureKind;
  declare readonly path: string;
  declare readonly status: number | undefined;
  declare readonly code: RefusalCode | undefined;
  declare readonly field: string | undefined;
  declare readonly retryAfterSeconds: number | undefined;
  /** Names the call to the support (NET-17). */
  declare requestId: string | undefined;

  constructor({ message = '', ...failure }: CallFailure) {
    super(message);
    Object.assign(this, { name: 'CallError' }, failure);
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
