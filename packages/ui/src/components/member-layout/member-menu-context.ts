import { type RefObject, createContext, use } from 'react';

type MemberMenuContextValue = { buttonRef: RefObject<HTMLButtonElement | null> };

/** Provided by a `MemberLayout`. */
export const MemberMenuContext = createContext<MemberMenuContextValue | null>(null);

/** The menu of the layout around; throws outside of one. */
export function useMemberMenu(): MemberMenuContextValue {
  const menu = use(MemberMenuContext);
  if (!menu) throw new Error('MemberMenuButton opens the menu of a MemberLayout: put it in its topBar.');
  return menu;
}
