import { lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Optional } from '../components/optional.tsx';
import { selectToasts, toastDismissed } from '../lib/ui-slice.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@sahakorn/ui/toast')).ToastRegion }));

export function Toasts() {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  if (toasts.length === 0) return null;
  return (
    <Optional>
      <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />
    </Optional>
  );
}
