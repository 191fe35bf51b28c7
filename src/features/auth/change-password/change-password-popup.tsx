// A file of its own, because the popup loads on demand and the screen with its address.
import { texts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { ServiceFooter } from '../service-footer.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

interface ChangePasswordPopupProps extends PopupControl {
  onChanged: () => void;
  onLogIn: () => void;
}

export function ChangePasswordPopup({ onChanged, onLogIn, ...popup }: ChangePasswordPopupProps) {
  const { profile } = texts();
  return (
    <Dialog {...popup} title={profile.change.title()}>
      <div className="flex flex-col gap-32">
        <ChangePasswordForm onChanged={onChanged} onLogIn={onLogIn} />
        <ServiceFooter />
      </div>
    </Dialog>
  );
}
