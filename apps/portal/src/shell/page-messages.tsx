import type { ToastRegionProps } from '@sahakorn/ui/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastDismissed } from '../lib/ui-slice.ts';
import { OfflineStrip } from './offline-strip.tsx';

type Region = ComponentType<ToastRegionProps>;

/**
 * Temporary messages of a page: offline notice and toasts.
 * @param Region the toast region, if the layout includes its code. Default: loaded
 * with the first focused field or message.
 */
export function PageMessages({ Region }: { Region?: Region | undefined }) {
  return (
    <>
      <OfflineStrip />
      <Toasts Region={Region} />
    </>
  );
}

function Toasts({ Region }: { Region: Region | undefined }) {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  const [Loaded, setLoaded] = useState<Region | null>(() => Region ?? null);
  useToastRegion(!Loaded, toasts.length > 0, setLoaded);
  if (toasts.length === 0 || !Loaded) return null;
  return <Loaded toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}

/**
 * Loads the region with the first focused field, so that a toast and form errors shift the layout only once.
 * Without `lazy`, because Suspense can delay loaded content by up to 300 ms.
 */
function useToastRegion(
  missing: boolean,
  hasToasts: boolean,
  onLoad: (toRegion: () => Region) => void,
): void {
  useEffect(() => {
    if (!missing) return undefined;
    const load = async () => {
      const loaded = await import('@sahakorn/ui/toast').catch(() => null);
      if (loaded) onLoad(() => loaded.ToastRegion);
    };
    if (hasToasts) void load();
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main form')) void load();
    };
    addEventListener('focusin', handleFocus);
    return () => removeEventListener('focusin', handleFocus);
  }, [missing, hasToasts, onLoad]);
}
