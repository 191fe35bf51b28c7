import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../i18n/texts.ts';
import { appStore } from '../lib/store.ts';
import { Button } from './button.tsx';
import { CaseCode } from './case-code.tsx';
import { NoticeState } from './notice-state.tsx';

export interface FailureProps {
  title: string;
  text: string;
  retry?: string;
  onRetry: () => unknown;
}

/** Set when the session ends: every failure then shows this instead of its own text. */
export const useCommonFailure = appStore<{ failure: FailureProps | undefined }>(() => ({
  failure: undefined,
}));

/** The code of the read that failed last, by which the support finds it (NET-17). */
function useFailedCode(): string | undefined {
  const cache = useQueryClient().getQueryCache();
  const [code] = useState(() => {
    const [failed] = cache
      .findAll({ predicate: ({ state }) => state.status === 'error' })
      .sort((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt);
    return (failed?.state.error as { requestId?: string } | undefined)?.requestId;
  });
  return code;
}

export function Failure(own: FailureProps) {
  const { title, text, retry, onRetry } = useCommonFailure(({ failure }) => failure) ?? own;
  const code = useFailedCode();
  return (
    <NoticeState icon="alert" title={title} text={text}>
      <Button onClick={() => onRetry()}>{retry ?? texts().common.retry()}</Button>
      {code && <CaseCode code={code} />}
    </NoticeState>
  );
}
