import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Rgb, readRgb } from './contrast.ts';

type Colours = ReadonlyMap<string, Rgb>;

function readColours(place: Element, properties: readonly string[]): Colours {
  const probe = document.createElement('span');
  place.append(probe);
  const colours = properties.flatMap((property) => {
    probe.style.backgroundColor = `var(${property})`;
    const colour = readRgb(getComputedStyle(probe).backgroundColor);
    return colour ? [[property, colour] as const] : [];
  });
  probe.remove();
  return new Map(colours);
}

/**
 * The colours of custom properties on an element, read again when theme or appearance change. Takes names such as
 * `--color-brand`, a stable list. Returns a ref for the element and the colours by name, empty at first.
 */
export function useLiveColours(properties: readonly string[]): [RefObject<HTMLDivElement | null>, Colours] {
  const place = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<Colours>(new Map());
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const read = () => setColours(readColours(element, properties));
    read();
    const observer = new MutationObserver(read);
    const chosen = element.closest('[data-appearance]') ?? document.documentElement;
    observer.observe(chosen, { attributeFilter: ['data-theme', 'data-appearance'] });
    return () => observer.disconnect();
  }, [properties]);
  return [place, colours];
}
