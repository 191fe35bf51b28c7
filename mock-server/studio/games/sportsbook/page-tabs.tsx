/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { byId } from '../../kit/frame/dom.ts';

interface TabsProps<Name> {
  tabs: readonly { name: Name; label: string; count?: number; panel: ComponentChildren }[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

export const focusTab = (name: string) => byId(`tab-${name}`).focus();

export function Tabs<Name extends string>({ tabs, chosen, onChoose }: TabsProps<Name>) {
  function move({ key }: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = by === undefined ? undefined : tabs.at((at + by) % tabs.length);
    if (!next) return;
    onChoose(next.name);
    focusTab(next.name);
  }
  return (
    <div class="book">
      <div role="tablist" class="tabs" onKeyDown={move}>
        {tabs.map(({ name, label, count }) => (
          <button
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {label} <b class="count">{count || ''}</b>
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== chosen}>
          {panel}
        </div>
      ))}
    </div>
  );
}
