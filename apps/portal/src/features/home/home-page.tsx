import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { Button } from '@sahakorn/ui/button';
import { LogIn } from 'lucide-react';
import { PageMeta, type JsonLd } from '../../components/page-meta.tsx';
import { MemberLink } from '../../domain/session/member-link.tsx';
import { siteApi } from '../../domain/site/site-endpoints.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { useListHomeSectionsQuery } from './home-endpoints.ts';
import { type HomeRow, toRows } from './home-rows.ts';
import { Section } from './home-section.tsx';
import { SCHEMA_ORG, organisationId } from '../../components/structured-data.ts';
import type { SiteFooter } from '../../domain/site/site.ts';
import { paths } from '../../lib/paths.ts';

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
  const slides = sections.flatMap((section) => (section.kind === 'slider' ? section.items : []));
  const picture = slides.find((slide) => slide.picture?.file)?.picture;
  return (
    <PageMeta
      title={config.coopNameTH}
      {...(picture?.file && { picture: { ...picture, file: picture.file } })}
      structured={(origin) => createSiteData(config, origin, footer)}
    />
  );
}

function HomeSections() {
  return (
    <FeedView query={useListHomeSectionsQuery()} what="หน้าแรก" lines={8}>
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
        <Button variant="primary" size="lg" className="@panel:hidden" asChild>
          <MemberLink>
            <LogIn aria-hidden />
            เข้าระบบสมาชิก
          </MemberLink>
        </Button>
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

function createSiteData(
  { coopNameTH, coopNameEN, coopAddress, contactPhone, www_description }: RuntimeConfig,
  origin: string,
  footer: SiteFooter | null,
): JsonLd[] {
  const links = footer ? [footer.chat, ...footer.social].flatMap((link) => link?.url ?? []) : [];
  const id = organisationId(origin);
  const url = origin + paths.home;
  return [
    {
      '@context': SCHEMA_ORG,
      '@type': 'Organization',
      '@id': id,
      name: coopNameTH,
      alternateName: coopNameEN || undefined,
      description: www_description || undefined,
      url,
      address: footer?.address || coopAddress || undefined,
      telephone: contactPhone || footer?.phones[0]?.number,
      email: footer?.emails[0],
      sameAs: links.length > 0 ? links : undefined,
    },
    {
      '@context': SCHEMA_ORG,
      '@type': 'WebSite',
      name: coopNameTH,
      url,
      inLanguage: 'th',
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${paths.search('')}{search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
