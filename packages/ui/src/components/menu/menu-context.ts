import { type ComponentType, type ReactNode, createContext, use } from 'react';

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

type MenuGroupContextValue = {
  /** The part that wraps an entry of a dropdown; absent where entries are items of a list. */
  Entry?: ComponentType<{ asChild: true; className: string; children: ReactNode }>;
};

/** Provided by a group around its entries. */
export const MenuGroupContext = createContext<MenuGroupContextValue | null>(null);

/** The group around an entry; throws outside of one. */
export function useMenuGroup(): MenuGroupContextValue {
  const group = use(MenuGroupContext);
  if (!group) throw new Error('MenuGroupItem is an entry of a group: put it in a MenuGroup.');
  return group;
}
