import { texts } from '../i18n/texts.ts';
import { appStore } from '../lib/app-store.ts';
import { Button } from './button.tsx';
import { NoticeState } from './notice-state.tsx';

export interface FailureProps {
  title: string;
  text: string;
  /** What the button does, where it does more than fetch again. */
  retry?: string;
  onRetry: () => unknown;
}

/** What every failure says at the moment in the place of its own words; the app sets it when the session ended. */
export const useCommonFailure = appStore<{ failure: FailureProps | undefined }>(() => ({
  failure: undefined,
}));

/** In the place of what could not be loaded. */
export function Failure(own: FailureProps) {
  const { title, text, retry, onRetry } = useCommonFailure(({ failure }) => failure) ?? own;
  return (
    <NoticeState icon="alert" title={title} text={text}>
      <Button onClick={() => onRetry()}>{retry ?? texts().common.retry()}</Button>
    </NoticeState>
  );
}
