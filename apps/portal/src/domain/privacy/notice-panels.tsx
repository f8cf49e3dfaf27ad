import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { Disclosure } from './disclosure.tsx';
import { type PrivacyNotice, useReadPrivacyNoticeQuery } from './privacy-notice-endpoints.ts';

export function NoticePanels({ folded = false }: { folded?: boolean }) {
  return (
    <FeedView query={useReadPrivacyNoticeQuery()} what="ประกาศความเป็นส่วนตัว" lines={8}>
      {({ data: [notice], retention }) => (
        <>
          {notice && <NoticeText notice={notice} folded={folded} />}
          <RetentionPanel retention={retention} />
        </>
      )}
    </FeedView>
  );
}

type NoticeTextProps = { notice: PrivacyNotice['data'][number]; folded: boolean };

function NoticeText({ notice, folded }: NoticeTextProps) {
  const { version, published_at } = notice;
  const [title, html] = [formatText(notice.title), formatText(notice.body_html)];
  return (
    <Panel aria-label={title} className="print:break-inside-auto">
      <PanelHead title={title} />
      <PanelBody>
        {folded ? (
          <Disclosure open="อ่านประกาศทั้งฉบับ" close="ซ่อนประกาศ">
            <div className="max-w-prose">
              <SanitisedHtml html={html} />
            </div>
          </Disclosure>
        ) : (
          <SanitisedHtml html={html} />
        )}
      </PanelBody>
      <PanelNote>
        ฉบับที่ {formatNumber(version, { decimals: 0 })} ประกาศเมื่อ <ThaiDate value={published_at} />
      </PanelNote>
    </Panel>
  );
}

function RetentionPanel({ retention }: Pick<PrivacyNotice, 'retention'>) {
  const title = 'ข้อมูลใดเก็บนานเท่าใด';
  return (
    <Panel aria-label={title} className="print:break-inside-auto">
      <PanelHead title={title} />
      <KeyValueList labels="long">
        {retention.map(({ what, kept }, index) => (
          <KeyValue key={what ?? index} label={formatText(what)}>
            {withUnits(formatText(kept))}
          </KeyValue>
        ))}
      </KeyValueList>
    </Panel>
  );
}

/** Keeps a number and its unit on one line: `10 ปี`. */
function withUnits(words: string): string {
  return words.replaceAll(/(\d) (?=[ก-ฮ])/g, '$1\u00A0');
}
