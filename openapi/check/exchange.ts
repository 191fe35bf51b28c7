/** Why a request was sent. */
export type Purpose = 'journey' | 'authorisation' | 'invalid' | 'random';

export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Body as sent; absent for none. */
  body?: string;
}

export interface ReceivedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** One request with what came back. */
export interface Exchange {
  number: number;
  operationId: string;
  path: string;
  purpose: Purpose;
  /** What this one was about, in a few words. */
  title: string;
  request: SentRequest;
  /** Absent when nothing came back; `failure` then says why. */
  answer?: ReceivedAnswer;
  failure?: string;
  startedAt: string;
  /** Milliseconds until the answer was read. */
  ms: number;
}
