import { createContext } from 'react';

export type PageContextValue = {
  /** The instant at which the server rendered the page; null where the browser alone renders it. */
  renderedAt: Date | null;
  /** Where browsers reach the portal, such as `https://portal.example.co.th`; null where that is not known. */
  origin: string | null;
};

export const PageContext = createContext<PageContextValue>({ renderedAt: null, origin: null });
