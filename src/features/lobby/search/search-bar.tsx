import { type FormEvent, useEffect, useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBar } from '../../../ui/use-bar.ts';

interface SearchBarProps {
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  onBack: () => void;
}

export function SearchBar({ query, onQuery, onSubmit, onBack }: SearchBarProps) {
  const { common, games } = texts();
  const bar = useBar('header');
  const input = useRef<HTMLInputElement>(null);
  const isNewSearch = useRef(query === '');
  useEffect(() => {
    if (isNewSearch.current) input.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    onSubmit();
  };
  return (
    <search
      ref={bar}
      data-top-bar
      className="sticky top-0 z-[20] block bg-ground pt-[env(safe-area-inset-top)]"
    >
      <form onSubmit={submit} className="flex min-h-112 items-center gap-4 pr-24 pl-8">
        <IconButton icon="back" label={common.back()} onClick={onBack} />
        <div className="flex min-h-88 min-w-0 flex-1 items-center rounded-full border border-edge bg-raised pl-24 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-gold has-[input:focus-visible]:outline-offset-2">
          <Icon name="search" className="size-36 shrink-0 text-muted" />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={80}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            aria-label={games.searchFor()}
            placeholder={games.searchHint()}
            className="min-w-0 flex-1 self-stretch bg-transparent px-16 text-md text-text outline-none placeholder:text-muted"
          />
          {query !== '' && (
            <IconButton
              icon="close"
              label={games.clearSearch()}
              onClick={() => {
                onQuery('');
                input.current?.focus();
              }}
              className="text-muted"
            />
          )}
        </div>
      </form>
    </search>
  );
}
