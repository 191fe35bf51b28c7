import { texts } from '../i18n/texts.ts';
import { appStore } from '../lib/app-store.ts';
import { Button } from './button.tsx';
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

export function Failure(own: FailureProps) {
  const { title, text, retry, onRetry } = useCommonFailure(({ failure }) => failure) ?? own;
  return (
    <NoticeState icon="alert" title={title} text={text}>
      <Button onClick={() => onRetry()}>{retry ?? texts().common.retry()}</Button>
    </NoticeState>
  );
}
