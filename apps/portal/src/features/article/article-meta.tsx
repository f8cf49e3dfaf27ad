import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { formatText } from '@sahakorn/thai/text';
import { type HeadPicture, type JsonLd, PageMeta } from '../../components/page-meta.tsx';
import { SCHEMA_ORG, createBreadcrumb, organisationId } from '../../components/structured-data.ts';
import type { TopicPage } from '../../domain/topic/topic.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { getMediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';

/** Categories whose pages are news articles; pages of the others are plain articles. */
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
  const path = page.topic_id === null ? null : paths.topic(page.topic_id);
  const file = page.picture?.file ?? page.default_image;
  const picture = file === null ? undefined : { ...page.picture, file };
  return (
    <PageMeta
      title={formatText(page.title)}
      {...(page.excerpt && { description: page.excerpt })}
      {...(path && { path })}
      kind="article"
      {...(picture && { picture })}
      structured={(origin) => (path ? describeArticle(page, { config, origin, path, picture }) : [])}
    />
  );
}

type Described = { config: RuntimeConfig; origin: string; path: string; picture: HeadPicture | undefined };

function describeArticle(page: TopicPage, { config, origin, path, picture }: Described): JsonLd[] {
  const publisher = { '@type': 'Organization', '@id': organisationId(origin), name: config.coopNameTH };
  const url = origin + path;
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': NEWS.has(page.category ?? '') ? 'NewsArticle' : 'Article',
      headline: page.title ?? undefined,
      description: page.excerpt || undefined,
      datePublished: page.published_at ?? undefined,
      articleSection: page.category_name ?? undefined,
      inLanguage: 'th',
      image: picture && [origin + getMediaUrl(picture.file)],
      author: page.author ? { '@type': 'Organization', name: page.author } : publisher,
      publisher,
      mainEntityOfPage: url,
      url,
    },
    createBreadcrumb(origin, [
      ...(page.category ? [{ name: formatText(page.category_name), path: paths.list(page.category) }] : []),
      { name: formatText(page.title), path },
    ]),
  ];
}
