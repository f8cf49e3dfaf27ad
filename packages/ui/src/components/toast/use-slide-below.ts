import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The end of the window at which messages are shown. */
export type Side = 'top' | 'bottom';

const SLIDE_MS = 200;
/** What is on its way, until it has arrived. */
let slides: readonly Animation[] = [];

/**
 * Slides what stands below the messages to its new place when their height changes, and when they go. It jumps for who
 * prefers reduced motion; on a scrolled page the browser keeps it in its place.
 */
export function useSlideBelow(regionRef: RefObject<HTMLElement | null>, side: Side): void {
  const heightRef = useRef(0);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const slideTo = (height: number) => {
      slideBelow(region, heightRef.current - height);
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

function slideBelow(region: HTMLElement, distance: number): void {
  if (distance === 0 || window.scrollY > 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (let below = region.nextElementSibling; below; below = below.nextElementSibling) {
    const slide = below.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease-out',
    });
    slides = [...slides.filter(isRunning), slide];
  }
}

function isRunning({ playState }: Animation): boolean {
  return playState === 'running';
}

/** Resolves once everything is in its place; null if it is. */
export function waitForSlides(): Promise<unknown> | null {
  slides = slides.filter(isRunning);
  return slides.length === 0 ? null : Promise.allSettled(slides.map(({ finished }) => finished));
}
