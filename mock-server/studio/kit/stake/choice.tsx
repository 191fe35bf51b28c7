/** @jsxImportSource preact */
interface ChoiceProps<Value> {
  name: string;
  legend: string;
  /** Each with its label. */
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  isOff?: boolean;
  onChoose: (value: Value) => void;
}

/** A group of radio buttons. */
export const Choice = <Value,>({ name, legend, options, chosen, isOff, onChoose }: ChoiceProps<Value>) => (
  <fieldset class={`choice row ${name}`} disabled={isOff}>
    <legend>{legend}</legend>
    {options.map(([option, label]) => (
      <label>
        <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
        <span class="mid">{label}</span>
      </label>
    ))}
  </fieldset>
);
