import type { Facet } from './facets.ts';

interface FacetChoiceProps {
  label: string;
  facets: readonly Facet[];
  chosen: string | undefined;
  nameOf: (value: string) => string;
  onChoose: (value: string | undefined) => void;
}

export function FacetChoice({ label, facets, chosen, nameOf, onChoose }: FacetChoiceProps) {
  return (
    <fieldset className="pb-32">
      <legend className="pb-16 font-semibold text-base">{label}</legend>
      <div className="flex flex-wrap gap-16">
        {facets.map(({ value, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? undefined : value)}
            className="press flex min-h-88 items-center gap-12 rounded-full border border-edge bg-raised px-28 text-base aria-pressed:border-text aria-pressed:bg-text aria-pressed:font-semibold aria-pressed:text-ground"
          >
            <span>{nameOf(value)}</span>
            <span className="text-xs opacity-75 tabular">{count}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
