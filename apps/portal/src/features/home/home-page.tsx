import { PageMeta } from '../../components/page-meta.tsx';
import { siteApi } from '../../domain/site/site-endpoints.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { useListHomeSectionsQuery } from './home-endpoints.ts';
import { type HomeRow, toRows } from './home-rows.ts';
import { describeSite } from './home-structured-data.ts';
import { Section } from './home-section.tsx';

const COLUMNS = {
  even: ['@wide:col-span-6', '@wide:col-span-6'],
  'first-wider': ['@wide:col-span-7', '@wide:col-span-5'],
  'second-wider': ['@wide:col-span-5', '@wide:col-span-7'],
} as const;

export function HomePage() {
  const { coopNameTH } = useRuntimeConfig();
  return (
    <>
      <HomeMeta />
      <h1 className="sr-only">{coopNameTH}</h1>
      <HomeSections />
    </>
  );
}

function HomeMeta() {
  const config = useRuntimeConfig();
  const { data: sections = [] } = useListHomeSectionsQuery();
  const { data: footer = null } = siteApi.endpoints.getFooter.useQueryState();
  const slides = sections.flatMap((section) => (section.kind === 'slider' ? section.slides : []));
  const picture = slides.find((slide) => slide.picture)?.picture;
  return (
    <PageMeta
      title={config.coopNameTH}
      {...(picture && { picture })}
      structured={(origin) => describeSite(config, origin, footer)}
    />
  );
}

function HomeSections() {
  return (
    <FeedView feed={toFeed(useListHomeSectionsQuery())} what="หน้าแรก" lines={8}>
      {(sections) => (
        <div className="grid grid-cols-1 gap-8 @panel:gap-12">
          {toRows(sections).map((row) => (
            <Row key={row.sections.map(({ kind, title }) => `${kind} ${title}`).join(' ')} row={row} />
          ))}
        </div>
      )}
    </FeedView>
  );
}

function Row({ row }: { row: HomeRow }) {
  if (row.kind === 'whole') return <Section section={row.sections[0]} />;
  const [one, other] = row.sections;
  if (row.kind === 'lead') {
    return (
      <div className="grid grid-cols-1 gap-5 @panel:gap-6">
        <Section section={one} />
        <Section section={other} />
      </div>
    );
  }
  const [left, right] = COLUMNS[row.columns];
  return (
    <div className="grid grid-cols-1 gap-8 @wide:grid-cols-12 @wide:gap-10">
      <Section section={one} className={left} />
      <Section section={other} className={right} />
    </div>
  );
}
