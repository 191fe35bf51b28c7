import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { isChunkFailure, reloadOnce } from '../release/lost-script.ts';

/** In the place of a screen that threw; header and nav stay (APP-11). A chunk lost to a new release reloads once. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { crashed, common } = texts();
  const router = useRouter();
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce(error);
  }, [error]);
  return (
    <NoticeState icon="alert" title={crashed.title()} text={crashed.text()}>
      <Button
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {common.retry()}
      </Button>
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
