import { texts } from '../i18n/texts.ts';
import { appStore } from '../lib/app-store.ts';
import { Button } from './button.tsx';
import { NoticeState } from './notice-state.tsx';

export interface FailureProps {
  title: string;
  text: string;
  /** The effect of the button, where it does more than fetch again. */
  retry?: string;
  onRetry: () => unknown;
}

/** The app sets it when the session ends: then every failure shows it instead of its own text. */
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
