import type { HeadPicture, JsonLd } from './structured-data.ts';

/** What search engines and link previews read of a page. */
export type PageHead = {
  /** As in the browser's tab. */
  title: string;
  /** As a link preview heads it: without the cooperative. */
  heading: string;
  description: string;
  /** Path and query of the one address that the page is known by. */
  path: string;
  kind: 'website' | 'article';
  picture: HeadPicture;
  /** Whether search engines are to pass it by. */
  hidden: boolean;
  structured: readonly JsonLd[];
};
