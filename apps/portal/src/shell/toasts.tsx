import { Suspense, lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastDismissed } from '../ui-state/ui-slice.ts';

/** Apart from the first screen's code, which rarely has anything to say. */
export const loadToastRegion = () =>
  import('@sahakorn/ui/toast').then(({ ToastRegion }) => ({ default: ToastRegion }));
const ToastRegion = lazy(loadToastRegion);

/** The messages that float over every screen. */
export function Toasts() {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />
    </Suspense>
  );
}
