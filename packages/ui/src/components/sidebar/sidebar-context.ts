import { createContext, use } from 'react';

/** Where a sidebar is placed: beside the content, or in the menu over it. */
export type SidebarPlacement = 'beside' | 'overlay';

type SidebarContextValue = {
  placement: SidebarPlacement;
  /** Called when an entry is chosen, so that a menu can close. */
  onChoose?: () => void;
};

/** Provided by a layout; a sidebar without a layout is beside the content. */
export const SidebarContext = createContext<SidebarContextValue>({ placement: 'beside' });

/** Where the current sidebar is placed. */
export function useSidebar(): SidebarContextValue {
  return use(SidebarContext);
}
