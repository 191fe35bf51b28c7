import { useState } from 'react';

/** Shows a choice in the frame of its tap (APP-17), while its content still renders or loads. */
export function useTapped<Value>(chosen: Value): [shown: Value, onTap: (value: Value) => void] {
  const [tapped, setTapped] = useState<{ value: Value; before: Value }>();
  if (tapped && tapped.before !== chosen) setTapped(undefined);
  return [tapped?.before === chosen ? tapped.value : chosen, (value) => setTapped({ value, before: chosen })];
}
