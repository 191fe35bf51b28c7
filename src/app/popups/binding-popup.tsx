import { useQueryClient } from '@tanstack/react-query';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { bindingDraft } from '../../features/auth/binding/binding-form.tsx';
import { BindingPopup } from '../../features/auth/binding/binding-popup.tsx';
import { texts } from '../../i18n/texts.ts';
import { closePopup, openPopup } from '../../popups/popup-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { usePlayersPopup } from './account-popups.ts';
import type { PopupProps } from './popup-props.ts';

/** The phone-binding popup; what it changed is refetched (SES-11). */
export function ConnectedBindingPopup({ popup, ...control }: PopupProps) {
  const { binding } = texts().profile;
  const queryClient = useQueryClient();
  const isSeen = usePlayersPopup({ popup, ...control });

  const onBound = () => {
    showToast('success', binding.success());
    bindingDraft.forget();
    closePopup('BINDING_PHONE');
    void queryClient.invalidateQueries({ queryKey: getUserGetUserInfoQueryKey({}) });
  };

  return (
    <BindingPopup
      {...control}
      isOpen={control.isOpen && isSeen}
      onClose={() => closePopup('BINDING_PHONE')}
      onBound={onBound}
      onLogIn={() => openPopup({ kind: 'LOGIN', origin: 401 })}
    />
  );
}
