import { Attachment } from '@sahakorn/ui/attachment';
import { Phrases } from '@sahakorn/ui/phrases';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { paths } from '../../lib/paths.ts';
import { getMediaUrl } from '../../lib/media-url.ts';
import { TopicImage } from '../../domain/topic/topic-image.tsx';
import type { TopicPage } from '../../domain/topic/topic.ts';
import { useCachedFiles } from './use-cached-files.ts';
import { Album } from './album.tsx';
import { ArticleAside } from './article-aside.tsx';
import { Neighbours } from './neighbours.tsx';
import { ShareActions } from './share-actions.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

export function Article({ page }: { page: TopicPage }) {
  const title = formatText(page.title);
  return (
    <>
      <Breadcrumbs
        {...(page.category && {
          parent: { to: paths.list(page.category), name: formatText(page.category_name) },
        })}
        current={title}
      />
      <div className="grid grid-cols-1 gap-10 @wide:flex @wide:justify-between @wide:gap-16">
        <article className="max-w-prose min-w-0 flex-1">
          <h1 className="text-2xl @panel:text-3xl">
            <Phrases>{title}</Phrases>
          </h1>
          <Facts page={page} />
          <TopicImage
            topic={page}
            shape="strip"
            sizes="(min-width: 44rem) 44rem, 100vw"
            className="w-full rounded-lg"
          />
          <div className="mt-6">
            <SanitisedHtml html={formatText(page.body_html)} looks="article" />
          </div>
          {page.album.length > 0 && <Album pictures={page.album} title={title} />}
          {page.attachments.length > 0 && <Files attachments={page.attachments} />}
          <ShareActions title={title} />
          <Neighbours previous={page.previous} next={page.next} />
        </article>
        <ArticleAside page={page} />
      </div>
    </>
  );
}

function Facts({ page: { published_at, author, views } }: { page: TopicPage }) {
  return (
    <p className="mt-2 mb-6 flex flex-wrap gap-x-6 text-text-muted *:min-w-0">
      <ThaiDate value={published_at} />
      {author && <span>{author}</span>}
      {Boolean(views) && <span>อ่านแล้ว {formatNumber(views, { decimals: 0 })}&nbsp;ครั้ง</span>}
    </p>
  );
}

function Files({ attachments }: Pick<TopicPage, 'attachments'>) {
  const addresses = attachments.map(({ file }) => (file === null ? '' : getMediaUrl(file)));
  const kept = useCachedFiles(addresses);
  return (
    <>
      <h2 className="mt-8 mb-3 text-xl">เอกสารแนบ</h2>
      <div className="grid gap-3">
        {attachments.map(({ file, title, size_bytes, pages }, index) => (
          <Attachment
            key={file ?? index}
            title={formatText(title)}
            fileName={formatText(file)}
            bytes={size_bytes}
            pages={pages}
            offline={kept ? (kept.has(addresses[index] ?? '') ? 'kept' : 'away') : undefined}
            renderLink={(words) =>
              file === null ? (
                <span>{words}</span>
              ) : (
                <a href={getMediaUrl(file)} download>
                  {words}
                </a>
              )
            }
          />
        ))}
      </div>
    </>
  );
}
