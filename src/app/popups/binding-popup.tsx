import { useQueryClient } from '@tanstack/react-query';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { BindingPopup, bindingDraft } from '../../features/auth/binding/binding-form.tsx';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { closePopup, openPopup } from '../../popups/popup-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type PopupProps, useLoginGuard } from './account-popups.ts';

export function ConnectedBindingPopup({ popup, ...control }: PopupProps) {
  const app = useApp();
  const { binding } = texts().profile;
  const queryClient = useQueryClient();
  const isSeen = useLoginGuard({ popup, ...control });

  const onBound = () => {
    showToast(app, 'success', binding.success());
    bindingDraft.forget(app);
    closePopup(app, 'BINDING_PHONE');
    void queryClient.invalidateQueries({ queryKey: getUserGetUserInfoQueryKey({}) });
  };

  return (
    <BindingPopup
      {...control}
      isOpen={control.isOpen && isSeen}
      onClose={() => closePopup(app, 'BINDING_PHONE')}
      onBound={onBound}
      onLogIn={() => openPopup(app, { kind: 'LOGIN', origin: 401 })}
    />
  );
}
