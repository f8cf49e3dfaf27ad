const SLIDE_MS = 200;
/** What is on its way, until it has arrived. */
let slides: readonly Animation[] = [];

/**
 * Slides what stands below an element to its new place, from `distance` pixels away (above it if negative). Slides that
 * start together add up, so that the page moves once.
 */
export function slideBelow(element: HTMLElement, distance: number): void {
  let box: Element | null = element;
  while (box && box !== document.body) {
    const { top, bottom } = box.getBoundingClientRect();
    const places = [...(box.parentElement?.children ?? [])]
      .filter((sibling) => sibling !== box)
      .map((sibling) => ({ sibling, place: sibling.getBoundingClientRect() }));
    const isBelow = ({ place }: (typeof places)[number]) => place.top >= bottom - 1;
    slide(
      places.filter(isBelow).map(({ sibling }) => sibling),
      distance,
    );
    // A box beside it may be the higher one, so that nothing moves below both.
    if (places.some((one) => one.place.height > 0 && !isBelow(one) && one.place.bottom > top + 1)) return;
    box = box.parentElement;
  }
}

/** Slides elements to their places from `distance` pixels away. They jump for who prefers reduced motion. */
export function slide(elements: readonly Element[], distance: number): void {
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const started = elements.map((element) =>
    element.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease-out',
      composite: 'add',
    }),
  );
  slides = [...slides.filter(isRunning), ...started];
}

function isRunning({ playState }: Animation): boolean {
  return playState === 'running';
}

/** Resolves once everything is in its place; null if it is. */
export function waitForSlides(): Promise<unknown> | null {
  slides = slides.filter(isRunning);
  return slides.length === 0 ? null : Promise.allSettled(slides.map(({ finished }) => finished));
}
