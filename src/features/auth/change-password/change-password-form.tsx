import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { CallError } from '../../../api/call-error.ts';
import { userChangePwd } from '../../../api/generated/user-change-pwd.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { isLeaving } from '../../../lib/is-leaving.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { NEW_PASSWORD_MIN, newPasswordRule, passwordRule } from '../account-rules.ts';
import { problemIn, problemText, useFormCall } from '../flow-problem.ts';
import { FlowNote, ServiceFooter } from '../form-parts.tsx';
import { PasswordField } from '../password-field.tsx';

const rule = v.object({ oldPassword: passwordRule, password: newPasswordRule });

/** Changes the password (SES-10). @param onChanged not called when the form was closed before */
function ChangePasswordForm({ onChanged, onLogIn }: { onChanged: () => void; onLogIn: () => void }) {
  const { change, password, problem: problems } = texts().profile;
  const [mayBeDone, setMayBeDone] = useState(false);
  const { run, problem, isBusy, onEdited } = useFormCall(userChangePwd);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: standardSchemaResolver(rule),
    defaultValues: { oldPassword: '', password: '' },
  });
  const { errors } = formState;
  const isUsedUp = mayBeDone && problem?.code === 'wrong-old-password';
  const { place, errorAt } = problemIn(
    problem,
    ['oldPassword', 'password'],
    isUsedUp ? change.maybeDone() : undefined,
  );

  useEffect(() => {
    if (place === 'oldPassword' || place === 'password') setFocus(place);
  }, [place, setFocus]);

  // After a lost answer the old password may be used up.
  const onError = ({ isUnknown }: CallError) => isUnknown && setMayBeDone(true);

  return (
    <form
      noValidate
      onSubmit={handleSubmit((typed) => run(typed, { onSuccess: onChanged, onError }))}
      className="flex flex-col gap-28 low:grid low:grid-cols-2 low:items-start low:gap-y-16"
    >
      <p className="text-base text-muted low:col-span-2">{change.intro()}</p>
      <PasswordField
        {...register('oldPassword', { onChange: onEdited })}
        data-first
        label={change.old()}
        autoComplete="current-password"
        enterKeyHint="next"
        error={problemText(errors.oldPassword?.message) ?? errorAt('oldPassword')}
      />
      <PasswordField
        {...register('password', { onChange: onEdited })}
        label={change.new()}
        minLength={NEW_PASSWORD_MIN}
        hint={password.hint()}
        autoComplete="new-password"
        enterKeyHint="go"
        error={problemText(errors.password?.message) ?? errorAt('password')}
      />
      <div className="contents low:col-start-2 low:flex low:flex-col low:gap-28">
        <FlowNote
          text={errorAt('note')}
          action={problem?.kind === 'signed-out' ? { label: problems.logIn(), run: onLogIn } : undefined}
        />
        <Button type="submit" size="large" wide isBusy={isBusy}>
          {change.submit()}
        </Button>
      </div>
    </form>
  );
}

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
