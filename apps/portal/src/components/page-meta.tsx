import { truncate } from '@sahakorn/thai/truncate';
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { PageContext } from '../lib/config/page-context.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { mediaAddress } from '../lib/media-address.ts';
import { useScreen } from '../lib/screen.ts';

/** A value of JSON-LD; undefined properties are left out. */
export type JsonLd = { readonly [name: string]: unknown };

/** The preview picture; its size if known. */
export type HeadPicture = { file: string; alt: string; width?: number; height?: number };

/** What browsers, search engines and link previews read of a page. */
export type PageHead = {
  /** As a link preview shows it; the tab adds the cooperative. */
  title: string;
  description: string;
  /** Path and query of the page's canonical address. */
  path: string;
  kind: 'website' | 'article';
  picture: HeadPicture;
  /** Keeps search engines out. */
  noIndex: boolean;
  /** Structured data. The server alone writes it, since browsers have no use for it. */
  structured: (origin: string) => readonly JsonLd[];
};

/** Longer ones are cut off by search engines. */
const DESCRIPTION_LENGTH = 200;

/** For pages without a picture. */
export const DEFAULT_PICTURE: HeadPicture = { file: 'default-about.png', alt: '', width: 960, height: 640 };

/** Takes the head of the page that the server renders: React puts tags into the head only where it renders a whole document. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Title and description of a page, with what search engines and link previews read. The default is that of the route. */
export function PageMeta(own: Partial<PageHead>) {
  const { coopNameTH, www_description } = useRuntimeConfig();
  const screen = useScreen();
  const { pathname } = useLocation();
  const head: PageHead = {
    title: screen?.title ?? coopNameTH,
    description: www_description,
    path: pathname,
    kind: 'website',
    picture: DEFAULT_PICTURE,
    noIndex: screen?.noIndex ?? screen?.auth ?? false,
    structured: () => [],
    ...own,
  };
  const collectHead = use(PageHeadContext);
  collectHead?.(head);
  return collectHead ? null : <HeadTags {...head} />;
}

/** The tags of a page's head. Those that need a whole address are left out where the origin is not known. */
export function HeadTags({ title, description, path, kind, picture, noIndex }: PageHead) {
  const { coopNameTH } = useRuntimeConfig();
  const { origin } = use(PageContext);
  const words = truncate(description.replaceAll(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
  return (
    <>
      <title>{title === coopNameTH ? title : `${title} · ${coopNameTH}`}</title>
      {words && <meta name="description" content={words} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={coopNameTH} />
      <meta property="og:locale" content="th_TH" />
      <meta property="og:title" content={title} />
      {words && <meta property="og:description" content={words} />}
      <meta name="twitter:card" content="summary_large_image" />
      {origin !== null && !noIndex && (
        <>
          <link rel="alternate" type="application/rss+xml" title="ข่าวล่าสุด" href="/rss.xml" />
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
          <meta property="og:image" content={origin + mediaAddress(picture.file)} />
          {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
          {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
          {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
        </>
      )}
    </>
  );
}
