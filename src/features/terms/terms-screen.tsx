import { TERMS_VERSION } from '../../config/terms.ts';
import { dayName } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { TitledSection } from '../../ui/section.tsx';

const SUMMARY = ['demo', 'adults', 'responsible', 'privacy'] as const;
const CHAPTERS = [
  'demo',
  'account',
  'balance',
  'promotions',
  'fair',
  'responsible',
  'privacy',
  'accessibility',
  'changes',
] as const;

const longDate = (day: string) => dayName(day, { weekday: undefined, year: 'numeric' });

/** The terms (/tc): a summary first, then all chapters, each with its own address. */
export function TermsScreen() {
  const { legal } = texts();
  return (
    <article className="px-32 pt-32 pb-48">
      <h1 className="font-bold text-xl">{legal.title()}</h1>
      <p className="pt-8 text-muted text-sm">{legal.updated({ date: longDate(TERMS_VERSION) })}</p>
      <TitledSection
        title={legal.summaryTitle()}
        heading="font-semibold text-md"
        className="mt-28 rounded-md bg-surface px-28 py-28"
      >
        <ul className="flex list-disc flex-col gap-12 pt-16 pl-36 marker:text-action-text">
          {SUMMARY.map((key) => (
            <li key={key}>{legal.summary[key]()}</li>
          ))}
        </ul>
      </TitledSection>
      <nav aria-label={legal.contents()} className="pt-36">
        <ol className="flex flex-col">
          {CHAPTERS.map((key, index) => (
            <li key={key}>
              <a
                href={`#${key}`}
                className="flex min-h-76 items-center gap-16 border-line/50 border-b text-action-text"
              >
                <span className="tabular text-muted">{index + 1}</span>
                <span>{legal.chapters[key].title()}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {CHAPTERS.map((key, index) => {
        const { title, text } = legal.chapters[key];
        return (
          <section key={key} id={key} aria-labelledby={`${key}-title`} className="pt-48">
            <h2 id={`${key}-title`} className="font-bold text-lg">
              {`${index + 1}. ${title()}`}
            </h2>
            {text()
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph} className="pt-16 text-muted leading-relaxed">
                  {paragraph}
                </p>
              ))}
          </section>
        );
      })}
    </article>
  );
}
