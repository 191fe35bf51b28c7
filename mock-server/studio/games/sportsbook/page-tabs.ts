import { el } from '../../kit/frame/dom.ts';

interface Tab<Name> {
  name: Name;
  label: string;
  panel: HTMLElement;
}

export function buildTabs<Name extends string>(tabs: readonly Tab<Name>[]) {
  const rows = tabs.map(({ name, label, panel }) => {
    const count = el('b', { class: 'count' });
    const id = `tab-${name}`;
    const tab = el(
      'button',
      { type: 'button', role: 'tab', id, 'aria-controls': `panel-${name}` },
      label,
      ' ',
      count,
    );
    const body = el('div', { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': id }, panel);
    tab.addEventListener('click', () => choose(name));
    return { name, tab, body, count };
  });

  function choose(chosen: Name): void {
    for (const { name, tab, body } of rows) {
      const isOn = name === chosen;
      tab.setAttribute('aria-selected', String(isOn));
      tab.tabIndex = isOn ? 0 : -1;
      body.hidden = !isOn;
    }
  }

  const list = el('div', { role: 'tablist', class: 'tabs' }, ...rows.map(({ tab }) => tab));
  list.addEventListener('keydown', ({ key }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const at = rows.findIndex(({ tab }) => tab === document.activeElement);
    const next = by === undefined ? undefined : rows.at((at + by) % rows.length);
    if (!next) return;
    choose(next.name);
    next.tab.focus();
  });
  if (rows[0]) choose(rows[0].name);
  return {
    root: el('div', { class: 'book' }, list, ...rows.map(({ body }) => body)),
    choose,
    /** An action on another panel leads here, so the focus moves too. */
    show(name: Name) {
      choose(name);
      rows.find((row) => row.name === name)?.tab.focus();
    },
    count(name: Name, amount: number) {
      const row = rows.find((tab) => tab.name === name);
      if (row) row.count.textContent = amount > 0 ? String(amount) : '';
    },
  };
}
