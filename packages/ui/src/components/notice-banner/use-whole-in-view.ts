import { type RefObject, useEffect, useState } from 'react';

/** A fraction of a pixel that boxes are rounded by. */
const ROUNDING_PX = 1;

/** Whether all text around a closed disclosure is in view without it. Measured again when the room changes. */
export function useWholeInView(disclosureRef: RefObject<HTMLDetailsElement | null>): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const disclosure = disclosureRef.current;
    const box = disclosure?.parentElement;
    if (!disclosure || !box) return undefined;
    // In the next frame, because hiding the disclosure may resize the observed box.
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (disclosure.open) return;
        const { hidden } = disclosure;
        disclosure.hidden = true;
        setWhole(box.scrollHeight - box.clientHeight <= ROUNDING_PX);
        disclosure.hidden = hidden;
      }),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [disclosureRef]);
  return whole;
}
