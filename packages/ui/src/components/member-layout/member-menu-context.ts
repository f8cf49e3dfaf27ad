import { createContext, use } from 'react';

type MemberMenu = { open: boolean };

/** Tells the parts of a `MemberLayout` that they stand in one. */
export const MemberMenuContext = createContext<MemberMenu | null>(null);

/** The menu of the layout around; throws outside of one. */
export function useMemberMenu(): MemberMenu {
  const menu = use(MemberMenuContext);
  if (!menu) throw new Error('MemberMenuButton opens the menu of a MemberLayout: put it in its topBar.');
  return menu;
}
