import { InfoSection } from '@sahakorn/ui/info-layout';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { Phone } from 'lucide-react';
import { telephoneAddress } from '../../lib/config/telephone-address.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { SiteLink } from '../../domain/site/site-link.tsx';
import { useListTopicsQuery } from '../../domain/topic/topic-endpoints.ts';
import type { TopicPage } from '../../domain/topic/topic-from-wire.ts';

const LATEST = 4;

export function ArticleAside({ page }: { page: TopicPage }) {
  return (
    <aside className="grid min-w-0 grid-cols-1 content-start gap-8 @wide:w-92 print:hidden">
      <Latest page={page} />
      <Contact author={page.author} />
    </aside>
  );
}

function Latest({ page: { id, category } }: { page: TopicPage }) {
  const { data } = useListTopicsQuery({ category, page: 1 });
  const others = data?.topics.filter((topic) => topic.id !== id).slice(0, LATEST) ?? [];
  if (!data || others.length === 0) return null;
  return (
    <InfoSection title={`${data.name}ล่าสุด`}>
      <TopicList>
        {others.map((topic) => (
          <TopicListItem
            key={topic.id}
            link={<SiteLink url={topic.url}>{topic.title}</SiteLink>}
            meta={<ThaiDate value={topic.publishedAt} style="short" />}
          />
        ))}
      </TopicList>
    </InfoSection>
  );
}

function Contact({ author }: { author: string }) {
  const { contactPhone, contactHours } = useRuntimeConfig();
  if (!contactPhone) return null;
  return (
    <Panel>
      <PanelBody>
        <h2 className="text-xl">สอบถามเพิ่มเติม</h2>
        {author && <p>{author}</p>}
        <p>
          <a
            className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold text-text no-underline hover:link-line @tiny:whitespace-nowrap"
            href={telephoneAddress(contactPhone)}
          >
            <Phone aria-hidden className="size-6 shrink-0" />
            {contactPhone}
          </a>
        </p>
        {contactHours && <p className="text-text-muted">{contactHours}</p>}
      </PanelBody>
    </Panel>
  );
}
