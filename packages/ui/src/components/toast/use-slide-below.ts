import { type RefObject, useLayoutEffect, useRef } from 'react';
import { slide } from '../../internal/slide-below.ts';

/** The end of the window at which messages are shown. */
export type Side = 'top' | 'bottom';

/**
 * Slides what stands below the messages to its new place when their height changes, and when they go. Once the head is
 * scrolled away, the browser keeps the page in its place.
 */
export function useSlideBelow(regionRef: RefObject<HTMLElement | null>, side: Side): void {
  const heightRef = useRef(0);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const slideTo = (height: number) => {
      if (isHeadInView(region)) slide(findFollowing(region), heightRef.current - height);
      heightRef.current = height;
    };
    // Messages arrive after the region is rendered, and wrap differently at another width.
    const observer = new ResizeObserver(() => slideTo(side === 'top' ? region.offsetHeight : 0));
    observer.observe(region);
    return () => {
      observer.disconnect();
      // At the bottom of the window, and once they are gone, they take no room.
      slideTo(0);
    };
  }, [regionRef, side]);
}

function isHeadInView(region: HTMLElement): boolean {
  const head = region.previousElementSibling?.getBoundingClientRect();
  return (head?.bottom ?? region.getBoundingClientRect().top) > 0;
}

function findFollowing(region: Element): Element[] {
  const siblings = [...(region.parentElement?.children ?? [])];
  return siblings.slice(siblings.indexOf(region) + 1);
}
