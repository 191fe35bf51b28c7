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

/** Binds a phone to the player's account, or shows the phone that is bound already (SES-11). */
export function BindingPopup({ onBound, onLogIn, ...popup }: BindingPopupProps) {
  const app = useApp();
  const { common, profile: words } = texts();
  const player = usePlayer();
  // Read once, so that a player who binds a phone here sees the form until it closes.
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
