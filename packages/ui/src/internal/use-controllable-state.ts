import { useState } from 'react';

type ControllableState<Value> = {
  /** Set, the caller holds the state. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
};

/** State that its caller may hold, as `value` and `onChange`, or leave to the part, from `defaultValue` on. */
export function useControllableState<Value>({ value, defaultValue, onChange }: ControllableState<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const change = (next: Value) => {
    setOwn(next);
    if (next !== current) onChange?.(next);
  };
  return [current, change] as const;
}
