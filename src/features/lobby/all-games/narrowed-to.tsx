import { texts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ListFilter } from './list-filter.ts';
import { tagName } from './tag-name.ts';

interface NarrowedToProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  isBySize: boolean;
  onSize: () => void;
}

export function NarrowedTo({ filter, onFilter, isBySize, onSize }: NarrowedToProps) {
  const { games } = texts();
  const { tag, provider, ...rest } = filter;
  const chips = [
    ...(tag === undefined ? [] : [{ name: tagName(tag), left: { ...rest, ...(provider && { provider }) } }]),
    ...(provider === undefined ? [] : [{ name: provider, left: { ...rest, ...(tag && { tag }) } }]),
  ];
  return (
    <ul aria-label={games.narrowedTo()} className="flex flex-wrap gap-12 px-24 pb-16">
      {chips.map(({ name, left }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onFilter(left)}
            aria-label={games.without({ name })}
            className="press flex min-h-88 items-center gap-10 rounded-full border border-edge bg-raised pr-16 pl-24 text-base"
          >
            <span>{name}</span>
            <Icon name="close" className="size-28 text-muted" />
          </button>
        </li>
      ))}
      {tag === 'jackpot' && (
        <li>
          <button
            type="button"
            aria-pressed={isBySize}
            onClick={onSize}
            className="press flex min-h-88 items-center rounded-full border border-edge bg-raised px-24 text-base aria-pressed:border-gold aria-pressed:text-gold"
          >
            {games.largestFirst()}
          </button>
        </li>
      )}
    </ul>
  );
}
