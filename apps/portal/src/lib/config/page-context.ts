import { createContext } from 'react';

export type PageContextValue = {
  /** The instant at which the server rendered the page; null where the browser alone renders it. */
  renderedAt: Date | null;
  /** The path of that page, where a browser has it. Other pages of the visit were not rendered by the server. */
  renderedPath?: string;
  /** Where browsers reach the portal, such as `https://portal.example.co.th`; null where that is not known. */
  origin: string | null;
};

export const PageContext = createContext<PageContextValue>({ renderedAt: null, origin: null });
