import { type Ref, type RefCallback, useCallback } from 'react';

function attach<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/** Merges two refs, such as the caller's and the component's, into one stable callback. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node) => {
      const detachFirst = attach(first, node);
      const detachSecond = attach(second, node);
      return () => {
        if (detachFirst) detachFirst();
        else attach(first, null);
        if (detachSecond) detachSecond();
        else attach(second, null);
      };
    },
    [first, second],
  );
}
