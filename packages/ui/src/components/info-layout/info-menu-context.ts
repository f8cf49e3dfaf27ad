import { type RefObject, createContext, use } from 'react';

type InfoMenuContextValue = {
  /** Id of the menu bar, which the button links to until scripts arrive. */
  menuId: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Provided by an `InfoLayout`. */
export const InfoMenuContext = createContext<InfoMenuContextValue | null>(null);

/** The menu of the layout around; throws outside of one. */
export function useInfoMenu(): InfoMenuContextValue {
  const menu = use(InfoMenuContext);
  if (!menu) throw new Error('InfoMenuButton opens the menu of an InfoLayout: put it in its header.');
  return menu;
}
