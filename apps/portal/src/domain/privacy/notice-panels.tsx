import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { Disclosure } from './disclosure.tsx';
import { type PrivacyNotice, type Retention, useReadPrivacyNoticeQuery } from './privacy-notice-endpoints.ts';

type NoticePanelsProps = {
  /** Whether the text waits until it is asked for. */
  folded?: boolean;
};

export function NoticePanels({ folded = false }: NoticePanelsProps) {
  return (
    <FeedView feed={toFeed(useReadPrivacyNoticeQuery())} what="ประกาศความเป็นส่วนตัว" lines={8}>
      {(data) => {
        const { notice, retention } = data;
        return (
          <>
            {notice && <NoticeText notice={notice} folded={folded} />}
            <RetentionPanel retention={retention} />
          </>
        );
      }}
    </FeedView>
  );
}

type NoticeTextProps = { notice: NonNullable<PrivacyNotice['notice']>; folded: boolean };

function NoticeText({ notice, folded }: NoticeTextProps) {
  const { title, version, bodyHtml, publishedAt } = notice;
  return (
    <Panel aria-label={title}>
      <PanelHead title={title} />
      <PanelBody>
        {folded ? (
          <Disclosure open="อ่านประกาศทั้งฉบับ" close="ซ่อนประกาศ">
            <div className="max-w-prose">
              <SanitisedHtml html={bodyHtml} />
            </div>
          </Disclosure>
        ) : (
          <SanitisedHtml html={bodyHtml} />
        )}
      </PanelBody>
      <PanelNote>
        ฉบับที่ {version} ประกาศเมื่อ <ThaiDate value={publishedAt} />
      </PanelNote>
    </Panel>
  );
}

function RetentionPanel({ retention }: { retention: readonly Retention[] }) {
  const title = 'ข้อมูลใดเก็บนานเท่าใด';
  return (
    <Panel aria-label={title}>
      <PanelHead title={title} />
      <KeyValueList>
        {retention.map(({ what, kept }) => (
          <KeyValue key={what} label={what}>
            {withUnits(kept)}
          </KeyValue>
        ))}
      </KeyValueList>
    </Panel>
  );
}

/** Numbers beside their units: `10 ปี` is never on two lines. */
function withUnits(words: string): string {
  return words.replaceAll(/(\d) (?=[ก-ฮ])/g, '$1\u00A0');
}
