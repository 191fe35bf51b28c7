import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';

/** In the place of a part of home whose call failed. */
export function PartFailure({ onRetry }: { onRetry: () => unknown }) {
  const { home, common } = texts();
  return (
    <NoticeState icon="alert" title={home.failed()} text={home.failedText()}>
      <Button tone="quiet" onClick={() => onRetry()}>
        {common.retry()}
      </Button>
    </NoticeState>
  );
}
