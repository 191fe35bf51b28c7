import { type ReactNode, useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { isLoggedIn, useIsLogin } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { PageTitle } from '../../ui/section.tsx';

/** A guest gets the login popup. After the login the screen appears at the same address, search values included (SES-03). */
export function RequireSession({ children, title }: { children: ReactNode; title?: string }) {
  const app = useApp();
  const { needLogin, header } = texts();
  const isLogin = useIsLogin();

  // Runs on arrival only: a logout on this screen opens no login (SES-12).
  useEffect(() => {
    if (!isLoggedIn(app)) openPopup(app, { kind: 'LOGIN', origin: 401 });
  }, [app]);

  return (
    <>
      {title && <PageTitle>{title}</PageTitle>}
      {isLogin ? (
        children
      ) : (
        <NoticeState icon="person" title={needLogin.title()} text={needLogin.text()}>
          <Button onClick={() => openPopup(app, { kind: 'LOGIN', origin: 401 })}>{header.login()}</Button>
        </NoticeState>
      )}
    </>
  );
}
