import { sumKnownMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Alert } from '@sahakorn/ui/alert';
import { Money } from '@sahakorn/ui/money';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@sahakorn/ui/tabs';
import { HeartHandshake } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { RequestList, PAID } from './request-list.tsx';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { useGetWelfareQuery, type Welfare, type WelfareRequest } from './welfare-endpoints.ts';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import { WAITING } from './request-badge.tsx';

export function WelfarePage() {
  return (
    <FeedView query={useGetWelfareQuery()} what="สวัสดิการ">
      {(welfare) => (
        <div className="grid gap-5">
          {welfare.tabs.length > 0 || welfare.data.length > 0 ? (
            <>
              <WelfareBook requests={welfare.data} />
              <WelfareTabs welfare={welfare} />
            </>
          ) : (
            <EmptyScreen
              icon={<HeartHandshake aria-hidden />}
              title="ยังไม่มีคำขอสวัสดิการ"
              to={paths.list('welfare')}
              linkText="ดูสวัสดิการที่ขอได้"
            >
              เมื่อยื่นคำขอต่อสหกรณ์แล้ว คำขอและผลการพิจารณาจะแสดงที่นี่ในรอบอัพเดทถัดไป
            </EmptyScreen>
          )}
        </div>
      )}
    </FeedView>
  );
}

function WelfareTabs({ welfare: { tabs, data } }: { welfare: Welfare }) {
  const types = tabs.flatMap(({ welfare_type: code, ...tab }) => (code === null ? [] : [{ ...tab, code }]));
  const codes = types.map(({ code }) => code);
  const others = data.filter(({ welfare_type }) => welfare_type === null || !codes.includes(welfare_type));
  const { value = '', invalid, choose } = useSearchChoice('type', codes);
  return (
    <>
      {invalid && <Alert title="ไม่ได้ใช้ประเภทสวัสดิการในที่อยู่ของหน้านี้">ไม่มีคำขอประเภทนั้น จึงแสดงประเภทแรกแทน</Alert>}
      <Tabs value={value} onValueChange={choose}>
        <TabsList label="ประเภทสวัสดิการ">
          {types.map(({ code, welfare_name, request_count }) => (
            <TabsTab key={code} value={code}>
              {formatText(welfare_name)} ({formatNumber(request_count, { decimals: 0 })})
            </TabsTab>
          ))}
        </TabsList>
        {types.map(({ code, welfare_name }) => (
          <TabsPanel key={code} value={code} printTitle={formatText(welfare_name)}>
            <RequestList requests={data.filter(({ welfare_type }) => welfare_type === code)} />
          </TabsPanel>
        ))}
      </Tabs>
      {others.length > 0 && <RequestList requests={others} />}
    </>
  );
}

function WelfareBook({ requests }: { requests: readonly WelfareRequest[] }) {
  const known = requests.every(({ approve_status }) => approve_status !== null);
  const waiting = known ? requests.filter(({ approve_status }) => approve_status === WAITING).length : null;
  const received = requests.filter(({ paid_status }) => (paid_status ?? PAID) === PAID);
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="รอพิจารณา">{formatNumber(waiting, { decimals: 0 })} คำขอ</PassbookFact>
          <PassbookFact label="ได้รับแล้วรวม">
            <Money
              value={sumKnownMoney(
                received.map(({ paid_status, amount }) => (paid_status === null ? null : amount)),
              )}
              unit
            />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
    </Passbook>
  );
}
