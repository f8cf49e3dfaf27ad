import { type RefObject, createContext, use } from 'react';

type InfoMenu = {
  /** Whether the menu lies over the page. */
  shown: boolean;
  /** Opens the menu, or closes it where it is on its way. */
  toggle: () => void;
  /** Where focus goes back to. */
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Tells the parts of an `InfoLayout` that they stand in one. */
export const InfoMenuContext = createContext<InfoMenu | null>(null);

/** The menu of the layout around; throws outside of one. */
export function useInfoMenu(): InfoMenu {
  const menu = use(InfoMenuContext);
  if (!menu) throw new Error('InfoMenuButton opens the menu of an InfoLayout: put it in its header.');
  return menu;
}
