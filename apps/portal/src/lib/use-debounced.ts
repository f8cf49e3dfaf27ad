import { useEffect, useState } from 'react';

/** The value once it has not changed for `delayMs`; before that the previous one, at first `initial`. */
export function useDebounced<Value>(value: Value, delayMs: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
