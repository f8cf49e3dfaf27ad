import { skipToken } from '@reduxjs/toolkit/query';
import { formatText } from '@sahakorn/thai/text';
import { InfoSection } from '@sahakorn/ui/info-layout';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { TopicList, TopicListItem } from '@sahakorn/ui/topic-list';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../../domain/site/site-link.tsx';
import { useListTopicsQuery } from '../../domain/topic/topic-endpoints.ts';
import { type TopicPage, getTopicUrl } from '../../domain/topic/topic.ts';

const LATEST = 4;

export function ArticleAside({ page }: { page: TopicPage }) {
  const { contactPhone } = useRuntimeConfig();
  return (
    <aside className="grid min-w-0 grid-cols-1 content-start gap-8 @wide:w-92 print:hidden">
      <Latest page={page} />
      {contactPhone && (
        <Panel>
          <PanelBody>
            <ContactPhone title="สอบถามเพิ่มเติม">{page.author && <p>{page.author}</p>}</ContactPhone>
          </PanelBody>
        </Panel>
      )}
    </aside>
  );
}

function Latest({ page: { topic_id, category } }: { page: TopicPage }) {
  const { data } = useListTopicsQuery(category === null ? skipToken : { category, page: 1 });
  const others = data?.data.filter((topic) => topic.topic_id !== topic_id).slice(0, LATEST) ?? [];
  if (!data || others.length === 0) return null;
  return (
    <InfoSection title={`${formatText(data.category_name)}ล่าสุด`}>
      <TopicList>
        {others.map((topic, index) => (
          <TopicListItem
            key={topic.topic_id ?? `at ${index}`}
            link={
              <SiteLink url={getTopicUrl(topic)}>
                <ShortText>{topic.title}</ShortText>
              </SiteLink>
            }
            meta={<ThaiDate value={topic.published_at} style="short" />}
          />
        ))}
      </TopicList>
    </InfoSection>
  );
}
