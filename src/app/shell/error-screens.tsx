import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PartFailure } from '../../features/lobby/part-failure.tsx';
import { texts } from '../../i18n/texts.ts';
import type { FailedPartProps } from '../../ui/boundary.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { isChunkFailure, reloadOnce } from '../release/lost-script.ts';

/**
 * Showing again what threw, at once and when what other parts share with it is fresh. Its data come from the server, not
 * from the cache: the same data would throw the same error. A chunk lost to a new release reloads once.
 */
function useShowAgain(error: unknown, show: () => void): () => void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce(error);
  }, [error]);
  return () => {
    if (!isChunkFailure(error)) {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.refetchQueries({ type: 'active' }).then(show);
    }
    show();
  };
}

/** In the place of a part that threw; the rest of its screen stays (NET-11). */
export function FailedPartNotice({ error, onRetry }: FailedPartProps) {
  return <PartFailure onRetry={useShowAgain(error, onRetry)} />;
}

/** In the place of a screen that threw; header and nav stay (APP-11). */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { crashed, common } = texts();
  const router = useRouter();
  const showAgain = useShowAgain(error, () => {
    reset();
    void router.invalidate();
  });
  return (
    <NoticeState icon="alert" title={crashed.title()} text={crashed.text()}>
      <Button onClick={showAgain}>{common.retry()}</Button>
      <Link to="/" className={buttonLook({ tone: 'quiet' })}>
        {common.backHome()}
      </Link>
    </NoticeState>
  );
}

/** For a path no route knows (APP-11). */
export function NotFoundScreen() {
  const { notFound, common } = texts();
  return (
    <NoticeState icon="alert" title={notFound.title()} text={notFound.text()}>
      <Link to="/" className={buttonLook()}>
        {common.backHome()}
      </Link>
    </NoticeState>
  );
}
