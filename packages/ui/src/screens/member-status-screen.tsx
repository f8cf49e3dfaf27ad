import { CalendarClock } from 'lucide-react';
import { Alert } from '../components/alert/index.ts';
import { Avatar } from '../components/avatar/index.ts';
import { Button } from '../components/button/index.ts';
import { KeyValue, KeyValueList } from '../components/key-value-list/index.ts';
import { Money } from '../components/money/index.ts';
import { Panel, PanelHead, PanelNote } from '../components/panel/index.ts';
import {
  Passbook,
  PassbookCells,
  PassbookCover,
  PassbookFact,
  PassbookFacts,
} from '../components/passbook/index.ts';
import { SummaryTile } from '../components/summary-tile/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { MEMBER, PHONE } from './example-cooperative.ts';
import { MemberFrame } from './member-frame.tsx';

/** Personal information: the member's book, what the register says, how to be reached. */
export function MemberStatusScreen({ menuOpen = false }: { menuOpen?: boolean }) {
  return (
    <MemberFrame current="status" title="ข้อมูลส่วนตัว" menuOpen={menuOpen}>
      <MemberStatus />
    </MemberFrame>
  );
}

/** The content of that screen, under any name. */
export function MemberStatus({ name = MEMBER.fullName }: { name?: string | undefined }) {
  return (
    <div className="grid gap-5 @panel:gap-6">
      <Alert
        icon={<CalendarClock aria-hidden />}
        title={'ใบแจ้งหนี้เดือนพฤศจิกายน\u00a02569'}
        action={
          <Button size="sm" asChild>
            <a href="#/member/kep">ดูใบแจ้งหนี้</a>
          </Button>
        }
      >
        ยอด <Money value="14434.67" /> บาท จะหักจากเงินเดือนวันที่ <ThaiDate value="2026-11-25" style="short" />
      </Alert>
      <Book name={name} />
      <div className="@container">
        <div className="grid gap-4 @panel:gap-6 @quad:grid-cols-3 @quad:items-start">
          <RegisterPanel />
          <ContactPanel />
        </div>
      </div>
    </div>
  );
}

function Book({ name }: { name: string }) {
  return (
    <Passbook>
      <PassbookCover
        title={name}
        caption={`เลขสมาชิก ${MEMBER.membershipNo}`}
        avatar={<Avatar name={MEMBER.firstName} size="lg" />}
      >
        <PassbookFacts>
          <PassbookFact label="ประเภทสมาชิก">สามัญ</PassbookFact>
          <PassbookFact label="สถานะ">ปกติ</PassbookFact>
          <PassbookFact label="เป็นสมาชิกตั้งแต่">
            <ThaiDate value="2007-11-01" />
          </PassbookFact>
        </PassbookFacts>
      </PassbookCover>
      <PassbookCells>
        <SummaryTile
          label="ทุนเรือนหุ้น"
          amount="486500.00"
          caption="งวดล่าสุด 228"
          link={<a href="#/member/share">ดูทะเบียนหุ้น</a>}
        />
        <SummaryTile
          label="เงินฝาก"
          amount="248310.75"
          caption="3 บัญชี"
          link={<a href="#/member/deposit">ดูเงินฝาก</a>}
        />
        <SummaryTile
          label="หนี้เงินกู้คงเหลือ"
          amount="497500.00"
          caption="2 สัญญา"
          link={<a href="#/member/loan">ดูเงินกู้</a>}
        />
        <SummaryTile
          label="ค่าหุ้นรายเดือน"
          amount="2500.00"
          caption={
            <>
              หักล่าสุด <ThaiDate value="2026-10-25" style="short" />
            </>
          }
          link={<a href="#/member/kep">ดูใบเสร็จ</a>}
        />
      </PassbookCells>
    </Passbook>
  );
}

function RegisterPanel() {
  return (
    <Panel className="@quad:col-span-2">
      <PanelHead title="ข้อมูลสมาชิก" />
      <KeyValueList>
        <KeyValue label="เลขประจำตัวประชาชน">
          x-xxxx-xxxx<b>0-41-2</b>{' '}
          <span className="text-sm whitespace-nowrap text-text-muted">(แสดง 4 หลักท้าย)</span>
        </KeyValue>
        <KeyValue label="วันเกิด">
          <ThaiDate value="1977-02-07" /> <span className="text-text-muted">(49 ปี)</span>
        </KeyValue>
        <KeyValue label="สังกัด">0215 กองคลัง สำนักงานเขตตัวอย่าง</KeyValue>
        <KeyValue label="ตำแหน่ง">นักวิชาการเงินและบัญชีชำนาญการ</KeyValue>
        <KeyValue label="เงินเดือน">
          <Money value="42860.00" /> บาท
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
}

function ContactPanel() {
  return (
    <Panel>
      <PanelHead title="ข้อมูลติดต่อ" />
      <KeyValueList>
        <KeyValue label="ที่อยู่">99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000</KeyValue>
        <KeyValue label="โทรศัพท์มือถือ">08x-xxx-4567</KeyValue>
        <KeyValue label="อีเมล">somying@example.com</KeyValue>
      </KeyValueList>
      <PanelNote>
        ข้อมูลไม่ถูกต้อง แจ้งฝ่ายสมาชิก{' '}
        <a className="link-line whitespace-nowrap text-link" href="tel:020000001">
          {PHONE}
        </a>
      </PanelNote>
    </Panel>
  );
}
