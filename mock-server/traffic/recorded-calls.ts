import type { OperationId } from '@copihue/contract/operations';
import type { LoggedBody, TrafficRow } from './traffic-rows.ts';

/** Secrets are masked. `tests/support/recorded-calls.ts` answers with it. */
export interface RecordedCall {
  operationId: OperationId;
  path: string;
  lang: string;
  request: unknown;
  status: number;
  answer: unknown;
}

export interface Recording {
  calls: readonly RecordedCall[];
  leftOut: readonly string[];
}

function reasonToLeaveOut({ isCut, broken }: LoggedBody, side: string): string | undefined {
  if (broken.length > 0) return `its ${side} breaks the contract`;
  return isCut ? `its ${side} is too long for the log` : undefined;
}

/** Turns the log into a test fixture: every complete answer that kept the contract. */
export function recordingOf(rows: readonly TrafficRow[]): Recording {
  const calls: RecordedCall[] = [];
  const leftOut: string[] = [];
  for (const row of rows) {
    if (row.kind !== 'call' || row.operationId === null) continue;
    const { operationId, path, lang, request, status, answer } = row;
    const reason =
      answer === null || status === null
        ? 'its connection was broken'
        : (reasonToLeaveOut(request, 'request') ?? reasonToLeaveOut(answer, 'answer'));
    if (answer === null || status === null || reason !== undefined) leftOut.push(`${path}: ${reason}`);
    else {
      const [sent, answered] = [request, answer].map(({ text }) => JSON.parse(text) as unknown);
      calls.push({ operationId, path, lang, request: sent, status, answer: answered });
    }
  }
  return { calls, leftOut };
}
