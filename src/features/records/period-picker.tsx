import { texts } from '../../i18n/texts.ts';
import type { Day } from '../../lib/market-day.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import type { Period, PeriodName } from './period.ts';

interface PeriodPickerProps {
  value: Period;
  offered: readonly PeriodName[];
  today: Day;
  onChange: (value: Period) => void;
}

/** Today, seven days, this month or days of one's own (HIS-02). */
export function PeriodPicker({ value, offered, today, onChange }: PeriodPickerProps) {
  const { period: words } = texts().records;
  const { period, from, to } = value;
  const fields = [
    { name: 'from', label: words.from(), day: from, set: (day: Day) => ({ ...value, from: day }) },
    { name: 'to', label: words.to(), day: to, set: (day: Day) => ({ ...value, to: day }) },
  ];
  return (
    <>
      <ChoiceChips
        label={words.label()}
        name="period"
        options={offered.map((name) => ({ value: name, text: words[name]() }))}
        chosen={period}
        onChoose={(chosen) => onChange({ period: chosen })}
      />
      {period === 'own' && (
        <div className="mt-12 flex flex-wrap gap-16">
          {fields.map(({ name, label, day, set }) => (
            <label key={name} className="min-w-240 flex-1 text-muted text-sm">
              {label}
              <input
                type="date"
                name={name}
                value={day ?? ''}
                max={today}
                onChange={({ target }) => onChange(set(target.value))}
                className="mt-6 block min-h-88 w-full rounded-md border-2 border-edge bg-raised px-20 text-text outline-none focus:border-text"
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
