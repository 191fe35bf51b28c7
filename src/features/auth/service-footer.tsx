import { texts } from '../../i18n/texts.ts';

/** Under every account form: adults only, a demonstration, and where help is. */
export function ServiceFooter() {
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
        <p>{auth.service.support()}</p>
        <p>{footer.demo()}</p>
      </div>
    </footer>
  );
}
