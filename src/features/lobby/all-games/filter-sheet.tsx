import { useState } from 'react';
import type { Game } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeletons } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { DialogControl } from '../../../ui/use-opened.ts';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { sectionFailure } from '../section-failure.tsx';
import { type Facet, facetsOf } from './facets.ts';
import type { ListFilter } from './list-filter.ts';
import { tagName } from './tag-name.ts';

interface FacetChoiceProps {
  label: string;
  facets: readonly Facet[];
  chosen: string | undefined;
  nameOf: (value: string) => string;
  onChoose: (value: string | undefined) => void;
}

function FacetChoice({ label, facets, chosen, nameOf, onChoose }: FacetChoiceProps) {
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

interface ChoicesProps {
  category: string | undefined;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

const sameName = (name: string) => name;

const SKELETON = (
  <div className="flex flex-wrap gap-16 py-24">
    <Skeletons count={9} className="h-88 w-220" />
  </div>
);

function Choices(props: ChoicesProps) {
  return (
    <QueryView query={useCatalogue().whole} loading={SKELETON} failed={sectionFailure}>
      {(all) => <Facets all={all} {...props} />}
    </QueryView>
  );
}

function Facets({ all, category, filter, onFilter }: ChoicesProps & { all: readonly Game[] }) {
  const { games } = texts();
  const [choice, setChoice] = useState<ListFilter>(filter);
  const { tag, provider } = choice;
  const { tags, providers, count } = facetsOf(all, category, choice);
  return (
    <>
      <FacetChoice
        label={games.kind()}
        facets={tags}
        chosen={tag}
        nameOf={tagName}
        onChoose={(next) => setChoice({ provider, tag: next })}
      />
      <FacetChoice
        label={games.provider()}
        facets={providers}
        chosen={provider}
        nameOf={sameName}
        onChoose={(next) => setChoice({ tag, provider: next })}
      />
      <div className="sticky bottom-0 flex flex-wrap gap-16 bg-surface pt-20 after:absolute after:inset-x-0 after:top-full after:h-[max(0.4rem,env(safe-area-inset-bottom))] after:bg-surface">
        <Button tone="quiet" className="flex-auto" onClick={() => setChoice({})} disabled={!tag && !provider}>
          {games.clear()}
        </Button>
        <Button className="flex-[999_1_auto]" onClick={() => onFilter(choice)} disabled={count === 0}>
          {games.show({ count })}
        </Button>
      </div>
    </>
  );
}

export function FilterSheet({ category, filter, onFilter, ...control }: ChoicesProps & DialogControl) {
  const { games } = texts();
  const [applied, setApplied] = useState<ListFilter>();
  return (
    <Dialog
      {...control}
      // The sheet must leave the history first, because the new address replaces the list's.
      onClosed={() => {
        control.onClosed();
        if (applied) onFilter(applied);
      }}
      title={games.filter()}
    >
      <Choices
        category={category}
        filter={filter}
        onFilter={(choice) => {
          setApplied(choice);
          control.onClose();
        }}
      />
    </Dialog>
  );
}
