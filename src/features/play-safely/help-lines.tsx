import { clsx } from 'clsx';
import { helpLinesOf } from '../../config/help-lines.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { currentMarket } from '../../session/market.ts';

export function HelpLines({ className }: { className?: string }) {
  const app = useApp();
  const { lines } = texts().safely.help;
  const known = helpLinesOf(currentMarket(app).code);
  if (known.length === 0) return null;
  return (
    <ul aria-label={lines.label()} className={clsx('flex flex-col gap-12', className)}>
      {known.map(({ name, phone }) => (
        <li key={name} className="rounded-md bg-raised">
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="flex min-h-88 items-center gap-20 px-24 py-12 text-base"
          >
            <span className="min-w-0 flex-1 text-muted text-sm">{lines[name]()}</span>
            <strong className="tabular font-semibold underline">{phone}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
