import { texts } from '../i18n/texts.ts';
import { closePopup, replacePopup } from '../popups/popup-store.ts';
import { useIsLogin } from '../session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NoticeState } from '../ui/notice-state.tsx';
import type { PopupProps } from './popup-props.ts';
import { useCloseUnsigned } from './use-close-unsigned.ts';

/** For a popup that is not built yet: says so, and leads on. */
export function ComingPopup({ popup, layer, isOpen, onClosed }: PopupProps) {
  const { common, coming, auth } = texts();
  const isLogin = useIsLogin();
  const onClose = useCloseUnsigned(popup);
  const { kind } = popup;
  // Over an open login, as the forgotten password is, closing leads back to it.
  const onAction = () => {
    if (isLogin) return onClose();
    if (layer > 0) return closePopup(kind);
    replacePopup(kind, { ...popup, kind: 'LOGIN' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={layer > 0 ? () => closePopup(kind) : onClose}
      onClosed={onClosed}
      layer={layer}
      title={auth.coming.titles[kind]()}
      closeLabel={common.close()}
    >
      <NoticeState
        icon="clock"
        title={coming.label()}
        text={isLogin ? auth.coming.playerText() : auth.coming.text()}
      >
        <Button onClick={onAction}>{isLogin ? common.accept() : auth.coming.login()}</Button>
      </NoticeState>
    </Dialog>
  );
}
