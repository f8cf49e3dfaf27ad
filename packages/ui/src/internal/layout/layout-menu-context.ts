import { type ComponentProps, type MouseEvent, type RefObject, createContext, use } from 'react';
import { useMergedRef } from '../use-merged-ref.ts';

type LayoutMenu = {
  /** Id of the menu within the page, for a link that shows it before scripts arrive. */
  menuId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the menu over the page. */
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Provided by a layout with a menu over the page. */
export const LayoutMenuContext = createContext<LayoutMenu | null>(null);

/** Props of the button that opens the layout's menu. Outside of a layout it throws `misplaced`. */
export function useLayoutMenuButton({ ref, onClick }: ComponentProps<'button'>, misplaced: string) {
  const menu = use(LayoutMenuContext);
  if (!menu) throw new Error(misplaced);
  const { menuId, open, onOpenChange, buttonRef } = menu;
  const mergedRef = useMergedRef(ref, buttonRef);
  const trigger = {
    ref: mergedRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) onOpenChange(!open);
    },
  } as const;
  return { menuId, trigger };
}
