import { createContext, use } from 'react';

/** Where a sidebar stands: beside the content, or in the menu laid over it. */
export type SidebarPlacement = 'beside' | 'overlay';

type SidebarSurroundings = {
  placement: SidebarPlacement;
  /** Called when an entry is chosen, so that a menu can close. */
  onChoose?: () => void;
};

/** Set by a layout; a sidebar without a layout stands beside the content. */
export const SidebarContext = createContext<SidebarSurroundings>({ placement: 'beside' });

/** Where the sidebar stands that is being rendered. */
export function useSidebar(): SidebarSurroundings {
  return use(SidebarContext);
}
