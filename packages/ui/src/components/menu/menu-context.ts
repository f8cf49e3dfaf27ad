import { createContext, use } from 'react';

/** Where a menu is placed: as a bar under the head, or over the page. */
export type MenuPlacement = 'bar' | 'overlay';

type MenuContextValue = {
  placement: MenuPlacement;
  /** Called when an entry is chosen, so that an overlay can close. */
  onChoose?: () => void;
};

/** Provided by a layout; a menu without a layout is a bar. */
export const MenuContext = createContext<MenuContextValue>({ placement: 'bar' });

/** Where the current menu is placed. */
export function useMenu(): MenuContextValue {
  return use(MenuContext);
}
