import { texts } from '../../i18n/texts.ts';

export function StepHead({ at, of, title, text }: { at: number; of: number; title: string; text: string }) {
  return (
    <div className="flex flex-col gap-8">
      <p className="font-semibold text-action-text text-sm">{texts().profile.step({ at, of })}</p>
      <h3 className="font-bold text-lg">{title}</h3>
      <p className="text-base text-muted">{text}</p>
    </div>
  );
}
