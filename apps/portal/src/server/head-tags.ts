import { PAGE_TAG } from '@sahakorn/contract/page-render';
import { truncate } from '@sahakorn/thai/truncate';
import { mediaAddress } from '../domain/topic/media-address.ts';
import type { PageHead } from './page-head.ts';
import type { JsonLd } from './structured-data.ts';

/** Longer ones are cut off by those who show them. */
const DESCRIPTION_LENGTH = 200;

/** Where feed readers look for news; the feed is made of whole addresses too. */
const FEED = '<link rel="alternate" type="application/rss+xml" title="ข่าวล่าสุด" href="/rss.xml" />';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * The tags of a page's head. What needs a whole address is left out while `origin` is not known, rather than made of
 * what a client says.
 */
export function headTags(
  head: PageHead,
  { origin, siteName }: { origin: string | null; siteName: string },
): string {
  const description = truncate(head.description.replaceAll(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(description === '' ? [] : [tag('meta', { name: 'description', content: description })]),
    ...(head.hidden ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...property('og:type', head.kind),
    ...property('og:site_name', siteName),
    ...property('og:locale', 'th_TH'),
    ...property('og:title', head.heading),
    ...property('og:description', description || undefined),
    ...(origin === null ? [] : addressTags(head, origin)),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(origin === null ? [] : head.structured.map(jsonLd)),
  ].join('\n    ');
}

function addressTags({ path, picture }: PageHead, origin: string): string[] {
  const { file, alt, width, height } = picture;
  return [
    FEED,
    tag('link', { rel: 'canonical', href: origin + path }),
    ...property('og:url', origin + path),
    ...property('og:image', origin + mediaAddress(file)),
    ...property('og:image:alt', alt || undefined),
    ...property('og:image:width', width),
    ...property('og:image:height', height),
  ];
}

function property(name: string, content: string | number | undefined): string[] {
  return content === undefined ? [] : [tag('meta', { property: name, content })];
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(String(value))}"`);
  return `<${name} ${PAGE_TAG} ${written.join(' ')} />`;
}

function jsonLd(value: JsonLd): string {
  return `<script ${PAGE_TAG} type="application/ld+json">${scriptJson(value)}</script>`;
}

/** JSON that can stand in a script element: only `<` can end one, or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
