import { useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { shownMask } from '../../../lib/mask.ts';
import { currentMarket } from '../../../session/market.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { BindingForm } from './binding-form.tsx';

interface BindingPopupProps extends PopupControl {
  onBound: () => void;
  onLogIn: () => void;
}

export function BindingPopup({ onBound, onLogIn, ...popup }: BindingPopupProps) {
  const app = useApp();
  const { common, profile: words } = texts();
  const player = usePlayer();
  // Read once: after the binding the form stays until the popup closes.
  const wasBound = useRef(player?.isPhoneBound);
  return (
    <Dialog {...popup} title={words.binding.title()}>
      {player?.isPhoneBound && wasBound.current !== false ? (
        <NoticeState
          icon="check"
          title={words.binding.already()}
          text={words.binding.alreadyText({
            phone: `+${currentMarket(app).phonePrefix} ${shownMask(player.phoneNumber)}`,
          })}
        >
          <Button onClick={popup.onClose}>{common.accept()}</Button>
        </NoticeState>
      ) : (
        <BindingForm onBound={onBound} onLogIn={onLogIn} />
      )}
    </Dialog>
  );
}
