import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The browser's value, and the server's while its page hydrates, so that both render the same. */
export function useAfterHydration<Value>(getValue: () => Value, getServerValue: () => Value): Value {
  return useSyncExternalStore(subscribe, getValue, getServerValue);
}
