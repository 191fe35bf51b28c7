import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SectionFailure } from '../../features/lobby/section-failure.tsx';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { requestIds } from '../../lib/request-ids.ts';
import type { FailedPartProps } from '../../ui/boundary.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CaseCode } from '../../ui/case-code.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { PageTitle } from '../../ui/section.tsx';
import { isChunkFailure, isLostOffline } from '../release/lost-script.ts';

const LOOK_AGAIN_MS = 3_000;

/**
 * Renders the failed part again, with fresh data, because the cached data would throw the same error. A lost script
 * waits for the connection (PLR-01), or reloads the page once for a new release (APP-11).
 */
function useShowAgain(error: unknown, show: () => void): { isOffline: boolean; showAgain: () => void } {
  const app = useApp();
  const queryClient = useQueryClient();
  const [isOffline, setOffline] = useState(!navigator.onLine && isChunkFailure(error));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const isStill = await isLostOffline(app, error);
      setOffline(isStill);
      if (isStill) timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    void look();
    return () => clearTimeout(timer);
  }, [error, app]);
  const showAgain = () => {
    if (!isChunkFailure(error)) {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.refetchQueries({ type: 'active' }).then(show);
    }
    show();
  };
  return { isOffline, showAgain };
}

export function FailedPartNotice({ error, onRetry }: FailedPartProps) {
  return <SectionFailure onRetry={useShowAgain(error, onRetry).showAgain} />;
}

/** Replaces a screen that threw; header and nav stay (APP-11). */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { crashed, common, failures } = texts();
  const router = useRouter();
  const { isOffline, showAgain } = useShowAgain(error, () => {
    reset();
    void router.invalidate();
  });
  return (
    <NoticeState icon="alert" title={isOffline ? failures.offline() : crashed.title()} text={crashed.text()}>
      <Button onClick={showAgain}>{common.retry()}</Button>
      <Link to="/" className={buttonLook({ tone: 'quiet' })}>
        {common.backHome()}
      </Link>
      <CaseCode code={requestIds(useApp()).visit} />
    </NoticeState>
  );
}

function NothingHere({ title, text }: { title: string; text: string }) {
  const { common } = texts();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NoticeState icon="alert" title={title} text={text}>
        <Link to="/" className={buttonLook()}>
          {common.backHome()}
        </Link>
      </NoticeState>
    </>
  );
}

export function NotFoundScreen() {
  const { notFound } = texts().system;
  return <NothingHere title={notFound.title()} text={notFound.text()} />;
}

/** Shows for the address of a part that is switched off (SHP-11). */
export function ClosedScreen() {
  const { closed } = texts().system;
  return <NothingHere title={closed.title()} text={closed.text()} />;
}
