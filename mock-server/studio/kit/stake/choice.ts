import { el } from '../frame/dom.ts';

/**
 * A group of radio buttons.
 * @param options each with its label
 * @param chosen first choice
 */
export function buildChoice<Value>(
  name: string,
  legend: string,
  options: readonly (readonly [Value, string])[],
  chosen: Value,
  onChange: (value: Value) => void = () => undefined,
) {
  let value = chosen;
  const labels = options.map(([option, label]) => {
    const input = el('input', { type: 'radio', name, checked: option === chosen });
    input.addEventListener('change', () => {
      value = option;
      onChange(option);
    });
    return el('label', {}, input, el('span', {}, label));
  });
  return {
    root: el('fieldset', { class: `choice ${name}` }, el('legend', {}, legend), ...labels),
    value: () => value,
  };
}
