import { texts } from '../../i18n/texts.ts';
import type { RealityMinutes } from '../../session/play-limits/limit-rules.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

type Choice = 'off' | `${RealityMinutes}`;
const MINUTES: readonly RealityMinutes[] = [15, 30, 60];

/** How often a game is interrupted by the time and the result so far. */
export function RealityChoice({ limits, username }: PartProps) {
  const { reality } = texts().safely;
  const { change } = useChangeLimits(username);
  const options = [
    { value: 'off' as Choice, text: reality.off() },
    ...MINUTES.map((minutes) => ({ value: `${minutes}` as Choice, text: reality.every({ minutes }) })),
  ];
  const choose = (choice: Choice) => {
    const realityMinutes = MINUTES.find((minutes) => `${minutes}` === choice) ?? null;
    void change((all) => ({ ...all, realityMinutes }));
  };
  return (
    <SafelyPart icon="clock" title={reality.title()} text={reality.text()}>
      <ChoiceChips
        label={reality.title()}
        look="segments"
        name="reality"
        options={options}
        chosen={limits.realityMinutes === null ? 'off' : `${limits.realityMinutes}`}
        onChoose={choose}
      />
    </SafelyPart>
  );
}
