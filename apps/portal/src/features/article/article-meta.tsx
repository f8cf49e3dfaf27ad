import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { type HeadPicture, type JsonLd, PageMeta } from '../../components/page-meta.tsx';
import { SCHEMA_ORG, createBreadcrumb, organisationId } from '../../components/structured-data.ts';
import type { TopicPage } from '../../domain/topic/topic-from-wire.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { mediaAddress } from '../../lib/media-address.ts';
import { paths } from '../../lib/paths.ts';

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

export function ArticleMeta({ page }: { page: TopicPage }) {
  const config = useRuntimeConfig();
  const picture: HeadPicture = page.picture ?? { file: page.defaultImage, alt: '' };
  return (
    <PageMeta
      title={page.title}
      {...(page.excerpt && { description: page.excerpt })}
      path={paths.topic(page.id)}
      kind="article"
      picture={picture}
      structured={(origin) => describeArticle(page, { config, origin, picture })}
    />
  );
}

function describeArticle(
  page: TopicPage,
  { config, origin, picture }: { config: RuntimeConfig; origin: string; picture: HeadPicture },
): JsonLd[] {
  const publisher = { '@type': 'Organization', '@id': organisationId(origin), name: config.coopNameTH };
  const url = origin + paths.topic(page.id);
  return [
    {
      '@context': SCHEMA_ORG,
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
    createBreadcrumb(origin, [
      { name: page.categoryName, path: paths.list(page.category) },
      { name: page.title, path: paths.topic(page.id) },
    ]),
  ];
}
