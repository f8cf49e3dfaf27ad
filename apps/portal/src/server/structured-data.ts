import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { paths } from '../lib/paths.ts';
import type { SiteFooter } from '../domain/site/site.ts';
import { mediaAddress } from '../domain/topic/media-address.ts';
import type { TopicPage } from '../domain/topic/topic.ts';

/** A value of JSON-LD; what is undefined is not said. */
export type JsonLd = { readonly [name: string]: unknown };

/** A picture that stands for a page; its size where it is known. */
export type HeadPicture = { file: string; alt: string; width?: number; height?: number };

const CONTEXT = 'https://schema.org';

/** Categories whose pages are news; the others hold what stays. */
const NEWS: ReadonlySet<string> = new Set([
  'news',
  'notice',
  'activity-gallary',
  'achievement',
  'procurement',
  'newsletter',
  'news_crem1',
  'news_crem2',
  'news_crem3',
  'news_crem4',
]);

/** The cooperative, as far as its settings and the foot of its pages tell. */
export function organisation(config: RuntimeConfig, origin: string, footer: SiteFooter | null): JsonLd {
  const { coopNameTH, coopNameEN, coopAddress, contactPhone, www_description } = config;
  const links = footer ? [footer.chat, ...footer.social].flatMap((link) => (link ? [link.url] : [])) : [];
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': idOf(origin),
    name: coopNameTH,
    alternateName: coopNameEN || undefined,
    description: www_description || undefined,
    url: origin + paths.home(),
    address: footer?.address || coopAddress || undefined,
    telephone: contactPhone || footer?.phones[0]?.number,
    email: footer?.emails[0],
    sameAs: links.length > 0 ? links : undefined,
  };
}

/** The site, and how to search it. */
export function website({ coopNameTH }: RuntimeConfig, origin: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: coopNameTH,
    url: origin + paths.home(),
    inLanguage: 'th',
    publisher: { '@id': idOf(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${paths.search('')}{search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A page that is read, and where it stands. */
export function article(
  page: TopicPage,
  { config, origin, picture }: { config: RuntimeConfig; origin: string; picture: HeadPicture },
): JsonLd[] {
  const publisher = { '@type': 'Organization', '@id': idOf(origin), name: config.coopNameTH };
  const url = origin + paths.topic(page.id);
  return [
    {
      '@context': CONTEXT,
      '@type': NEWS.has(page.category) ? 'NewsArticle' : 'Article',
      headline: page.title,
      description: page.excerpt || undefined,
      datePublished: page.publishedAt,
      articleSection: page.categoryName,
      inLanguage: 'th',
      image: [origin + mediaAddress(picture.file)],
      author: page.author ? { '@type': 'Organization', name: page.author } : publisher,
      publisher,
      mainEntityOfPage: url,
      url,
    },
    trail(origin, [
      { name: 'หน้าแรก', path: paths.home() },
      { name: page.categoryName, path: paths.list(page.category) },
      { name: page.title, path: paths.topic(page.id) },
    ]),
  ];
}

/** The way to a page. */
export function trail(origin: string, steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}

function idOf(origin: string): string {
  return `${origin}/#organization`;
}
