import type { ToastRegionProps } from '@sahakorn/ui/toast';
import { type ComponentType, lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Optional } from '../components/optional.tsx';
import { selectToasts, toastDismissed } from '../lib/ui-slice.ts';

const LazyRegion = lazy(async () => ({ default: (await import('@sahakorn/ui/toast')).ToastRegion }));

/** @param Region where the layout holds its code, so that a message is there with the screen. Default: loaded with the first one. */
export function Toasts({ Region = LazyRegion }: { Region?: ComponentType<ToastRegionProps> }) {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  if (toasts.length === 0) return null;
  return (
    <Optional>
      <Region toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />
    </Optional>
  );
}
