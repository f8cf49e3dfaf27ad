import { useState } from 'react';

type ControllableState<Value> = {
  /** The value, in a controlled component. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
};

/** State that is controlled by `value` and `onChange`, or uncontrolled from `defaultValue` on. */
export function useControllableState<Value>({ value, defaultValue, onChange }: ControllableState<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const change = (next: Value) => {
    setOwn(next);
    if (next !== current) onChange?.(next);
  };
  return [current, change] as const;
}
