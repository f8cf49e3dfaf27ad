import { createContext } from 'react';

export type PageContextValue = {
  /** When the server rendered the page; null if only the browser renders it. */
  renderedAt: Date | null;
  /** The path of the server-rendered page, in the browser only. Later pages are client-rendered. */
  renderedPath?: string;
  /** The public origin of the portal, such as `https://portal.example.co.th`; null if unknown. */
  origin: string | null;
};

export const PageContext = createContext<PageContextValue>({ renderedAt: null, origin: null });
