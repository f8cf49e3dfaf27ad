import { createContext, use } from 'react';

/** Where the menu stands: as a bar under the head, or laid over the page. */
export type MenuPlacement = 'bar' | 'overlay';

type MenuSurroundings = {
  placement: MenuPlacement;
  /** Called when an entry is chosen, so that what lies over the page can close. */
  onChoose?: () => void;
};

/** Set by a layout; a menu without a layout is a bar. */
export const MenuContext = createContext<MenuSurroundings>({ placement: 'bar' });

/** Where the menu stands that is being rendered. */
export function useMenu(): MenuSurroundings {
  return use(MenuContext);
}

/** Tells an entry that it stands in a group. */
export const MenuGroupContext = createContext(false);

/** Throws outside of a group. */
export function useMenuGroup(): void {
  if (!use(MenuGroupContext)) throw new Error('MenuGroupItem is an entry of a group: put it in a MenuGroup.');
}
