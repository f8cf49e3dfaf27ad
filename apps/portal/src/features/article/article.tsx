import { Attachment } from '@sahakorn/ui/attachment';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { formatNumber } from '@sahakorn/thai/number';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { paths } from '../../lib/paths.ts';
import { mediaAddress } from '../../lib/media-address.ts';
import { Phrases } from '../../components/phrases.tsx';
import { TopicImage } from '../../domain/topic/topic-image.tsx';
import type { TopicPage } from '../../domain/topic/topic-from-wire.ts';
import { Album } from './album.tsx';
import { ArticleAside } from './article-aside.tsx';
import { Neighbours } from './neighbours.tsx';
import { ShareActions } from './share-actions.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

export function Article({ page }: { page: TopicPage }) {
  return (
    <>
      <Breadcrumbs parent={{ to: paths.list(page.category), name: page.categoryName }} current={page.title} />
      <div className="grid grid-cols-1 gap-10 @wide:flex @wide:justify-between @wide:gap-16">
        <article className="max-w-prose min-w-0 flex-1">
          <h1 className="text-2xl @panel:text-3xl">
            <Phrases>{page.title}</Phrases>
          </h1>
          <Facts page={page} />
          <TopicImage
            topic={page}
            shape="strip"
            sizes="(min-width: 44rem) 44rem, 100vw"
            className="w-full rounded-lg"
          />
          <div className="mt-6">
            <SanitisedHtml html={page.html} looks="article" />
          </div>
          {page.album.length > 0 && <Album pictures={page.album} title={page.title} />}
          {page.files.length > 0 && <Files files={page.files} />}
          <ShareActions title={page.title} />
          <Neighbours previous={page.previous} next={page.next} />
        </article>
        <ArticleAside page={page} />
      </div>
    </>
  );
}

function Facts({ page: { publishedAt, author, views } }: { page: TopicPage }) {
  return (
    <p className="mt-2 mb-6 flex flex-wrap gap-x-6 text-text-muted *:min-w-0">
      <ThaiDate value={publishedAt} />
      {author && <span>{author}</span>}
      {views > 0 && <span>อ่านแล้ว {formatNumber(views, { decimals: 0 })}&nbsp;ครั้ง</span>}
    </p>
  );
}

function Files({ files }: Pick<TopicPage, 'files'>) {
  return (
    <>
      <h2 className="mt-8 mb-3 text-xl">เอกสารแนบ</h2>
      <div className="grid gap-3">
        {files.map(({ file, title, bytes, pages }) => (
          <Attachment
            key={file}
            title={title}
            fileName={file}
            bytes={bytes}
            pages={pages}
            renderLink={(words) => (
              <a href={mediaAddress(file)} download>
                {words}
              </a>
            )}
          />
        ))}
      </div>
    </>
  );
}
