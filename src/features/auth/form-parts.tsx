import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { Icon } from '../../ui/icon.tsx';

export function TextLink({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx('press min-h-88 px-8 text-left font-semibold text-action-text text-base', className)}
    />
  );
}

export interface NoteAction {
  label: string;
  run: () => void;
}

export function FlowNote({ text, action }: { text: string | undefined; action?: NoteAction | undefined }) {
  return (
    // Always rendered, so that screen readers announce the text when it is added.
    <div role="alert" className="empty:-mt-28">
      {text && (
        <div className="flex items-start gap-16 rounded-md bg-raised px-24 py-20 text-sm">
          <Icon name="alert" className="mt-2 size-36 shrink-0 text-bad" />
          <div className="flex min-w-0 flex-col items-start">
            <p className="break-words">{text}</p>
            {action && (
              <TextLink onClick={action.run} className="-mx-8 -mb-20">
                {action.label}
              </TextLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

export function StepHead({ at, of, title, text }: { at: number; of: number; title: string; text: string }) {
  return (
    <div className="flex flex-col gap-8">
      <p className="font-semibold text-action-text text-sm">{texts().profile.step({ at, of })}</p>
      <h3 className="font-bold text-lg">{title}</h3>
      <p className="text-base text-muted">{text}</p>
    </div>
  );
}

/** Under every account form: 18+, demonstration, and the chat, which opens over the form (CHT-01). */
export function ServiceFooter() {
  const app = useApp();
  const { footer, auth } = texts();
  return (
    <footer className="flex items-center gap-20 border-line/60 border-t pt-28 text-muted text-sm">
      <span
        role="img"
        aria-label={footer.adults()}
        className="grid size-[2.9em] shrink-0 place-items-center rounded-full border-2 border-edge font-bold text-text"
      >
        {footer.age()}
      </span>
      <div className="flex min-w-0 flex-col gap-4">
        <p data-part="chat" className="-my-16 flex flex-wrap items-center gap-x-16">
          <span>{auth.service.support()}</span>
          <TextLink
            onClick={() => emitUi(app, 'show-chat', {})}
            aria-haspopup="dialog"
            className="-mx-8 text-sm"
          >
            {auth.service.write()}
          </TextLink>
        </p>
        <p>{footer.demo()}</p>
      </div>
    </footer>
  );
}
