import { type ComponentType, type ReactNode, createContext, use } from 'react';

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

/** What a group gives its entries; where it is a sheet of its own, the part that an entry of a sheet is. */
type MenuGroupSurroundings = {
  Entry?: ComponentType<{ asChild: true; className: string; children: ReactNode }>;
};

/** Tells an entry that it stands in a group. */
export const MenuGroupContext = createContext<MenuGroupSurroundings | null>(null);

/** The group around; throws outside of one. */
export function useMenuGroup(): MenuGroupSurroundings {
  const group = use(MenuGroupContext);
  if (!group) throw new Error('MenuGroupItem is an entry of a group: put it in a MenuGroup.');
  return group;
}
