import type { ToastRegionProps } from '@sahakorn/ui/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastDismissed } from '../lib/ui-slice.ts';
import { OfflineStrip } from './offline-strip.tsx';

type Region = ComponentType<ToastRegionProps>;

/**
 * What a page says for a while: that there is no network, and messages.
 * @param Region where the layout holds its code, so that a message is there with the screen. Default: loaded
 * with the first field or message.
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
 * Loads the region with the first field that is used, so that a message and the errors of a form move the page together.
 * Without `lazy`, because Suspense shows what was loaded up to 300 ms later.
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
