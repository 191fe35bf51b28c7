import { Link } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import { buttonLook } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';

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
