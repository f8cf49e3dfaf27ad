import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getLinkKind } from './link-kind.ts';

/** The screen of this site that a click on a link asks for here; null where the browser follows it in its own way. */
function screenAskedFor(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link || link.origin !== location.origin) return null;
  const address = link.pathname + link.search + link.hash;
  return getLinkKind(address) === 'screen' ? address : null;
}

/** Routes plain clicks on links in raw markup. Clicks with a modifier keep the browser's behaviour. */
export function useScreenLinks(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const holder = ref.current;
    const handleClick = (event: MouseEvent) => {
      const address = screenAskedFor(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    holder?.addEventListener('click', handleClick);
    return () => holder?.removeEventListener('click', handleClick);
  }, [navigate]);
  return ref;
}
