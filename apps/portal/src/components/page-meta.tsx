import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { truncate } from '@sahakorn/thai/truncate';
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { PageContext } from '../lib/config/page-context.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { getMediaUrl } from '../lib/media-url.ts';
import { type ScreenHandle, useScreen } from '../lib/screen.ts';

export type JsonLd = { readonly [name: string]: unknown };

export type HeadPicture = {
  file: string;
  alt?: string | null;
  width?: number | null;
  height?: number | null;
};

export type PageHead = {
  /** Title for link previews. The browser tab adds the cooperative's name. */
  title: string;
  description: string;
  path: string;
  kind: 'website' | 'article';
  picture: HeadPicture;
  noIndex: boolean;
  /** Structured data for search engines, rendered by the server only. */
  structured: (origin: string) => readonly JsonLd[];
};

/** Search engines cut off longer ones. */
const DESCRIPTION_LENGTH = 200;

/** Collects the head during server rendering: React hoists tags only when it renders a whole document. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

export function getDefaultHead(
  screen: ScreenHandle | undefined,
  path: string,
  { coopNameTH, www_description }: RuntimeConfig,
): PageHead {
  return {
    title: screen?.title ?? coopNameTH,
    description: www_description,
    path,
    kind: 'website',
    picture: { file: 'default-about.png', alt: '', width: 960, height: 640 },
    noIndex: screen?.noIndex ?? screen?.auth ?? true,
    structured: () => [],
  };
}

export function PageMeta(own: Partial<PageHead>) {
  const config = useRuntimeConfig();
  const screen = useScreen();
  const { pathname } = useLocation();
  const head = { ...getDefaultHead(screen, pathname, config), ...own };
  const collectHead = use(PageHeadContext);
  collectHead?.(head);
  return collectHead ? null : <HeadTags {...head} />;
}

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
          <meta property="og:image" content={origin + getMediaUrl(picture.file)} />
          {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
          {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
          {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
        </>
      )}
    </>
  );
}
