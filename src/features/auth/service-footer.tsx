import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { TextLink } from './text-link.tsx';

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
