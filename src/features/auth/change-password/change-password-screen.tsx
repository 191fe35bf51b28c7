import { useRouter } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { isLeaving } from '../../../lib/is-leaving.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { ServiceFooter } from '../service-footer.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** /changepassword; it leads back to the profile (SES-10). */
export function ChangePasswordScreen() {
  const app = useApp();
  const { change, password } = texts().profile;
  const router = useRouter();
  const onChanged = () => {
    showToast(app, 'success', password.success());
    if (!isLeaving(router, '/changepassword')) void router.navigate({ to: '/me', replace: true });
  };
  return (
    <section className="flex flex-col gap-32 px-32 pt-32">
      <h1 className="font-bold text-xl">{change.title()}</h1>
      <ChangePasswordForm
        onChanged={onChanged}
        onLogIn={() => openPopup(app, { kind: 'LOGIN', origin: 401 })}
      />
      <ServiceFooter />
    </section>
  );
}
