import { render } from '@testing-library/react';
import {
  cloneElement,
  type ComponentType,
  createRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { describe, expect, it } from 'vitest';

type PartProps = { ref?: Ref<HTMLElement>; className?: string; 'data-probe'?: string };

type KitPartOptions = {
  /** The class of the root element, e.g. `HTMLButtonElement`. */
  element: abstract new () => HTMLElement;
  /** `data-slot` of the root element. */
  slot: string;
  /** The parent that the part requires. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

/** The contract of every part: ref, rest props, class names and `data-slot` reach its root element. */
export function describeKitPart(part: ReactElement<PartProps>, options: KitPartOptions): void {
  const { element, slot, wrapper } = options;
  describe(`the ${slot} part`, () => {
    function renderRoot(): HTMLElement {
      const ref = createRef<HTMLElement>();
      render(
        cloneElement(part, { ref, className: 'probe-class', 'data-probe': 'here' }),
        wrapper ? { wrapper } : {},
      );
      if (!ref.current) throw new Error(`${slot}: the ref did not reach an element; pass it to the root.`);
      return ref.current;
    }

    it('gives its ref the root element', () => {
      expect(renderRoot()).toBeInstanceOf(element);
    });

    it('names itself by data-slot', () => {
      expect(renderRoot().dataset['slot']).toBe(slot);
    });

    it('passes rest props to the root', () => {
      expect(renderRoot().dataset['probe']).toBe('here');
    });

    it('keeps its own class names beside the given one', () => {
      expect(renderRoot().classList.contains('probe-class')).toBe(true);
    });
  });
}
