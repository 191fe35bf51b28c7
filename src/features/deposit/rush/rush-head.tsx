import { texts } from '../../../i18n/texts.ts';

/** Name of the screen, with a bolt of its own. */
export function RushHead() {
  const { rush } = texts().deposit;
  return (
    <header className="mt-24 flex items-center gap-24 rounded-md bg-surface px-28 py-24">
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-96 shrink-0">
        <circle cx="32" cy="32" r="30" className="fill-action/20" />
        <circle cx="32" cy="32" r="23" className="fill-action/35" />
        <path d="M36.5 9 17 36.5h11.2L25 55l21-29.5H34.2L36.5 9Z" className="fill-text" />
        <path
          d="M36.5 9 17 36.5h4.6L36.5 9ZM46 25.5H34.2l-.5 4h8.8l-3 0L46 25.5Z"
          className="fill-ground/15"
        />
        <path
          d="M6 22h8M4 32h6M6 42h8"
          className="stroke-action-text"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <div className="min-w-0">
        <h1 className="font-bold text-xl leading-tight">{rush.title()}</h1>
        <p className="mt-6 text-base text-muted leading-snug">{rush.text()}</p>
      </div>
    </header>
  );
}
