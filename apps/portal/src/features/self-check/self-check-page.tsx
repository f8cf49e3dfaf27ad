import { Button } from '@sahakorn/ui/button';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Panel, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { CircleAlert, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { paths } from '../../lib/paths.ts';
import { useMeasureConnectionQuery } from './connection-endpoints.ts';
import {
  type Finding,
  canStore,
  findMissingFeatures,
  judgeBrowser,
  judgeClock,
  judgeConnection,
  judgeSecurity,
  judgeStorage,
} from './findings.ts';

export function SelfCheckPage() {
  const check = useSelfCheck();
  const { state } = useLocation();
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl @panel:text-3xl">ตรวจสอบความพร้อมของเครื่อง</h1>
        <p className="mt-1 text-text-muted">หากเข้าระบบสมาชิกไม่ได้ หน้านี้บอกว่าติดที่เครื่องหรือการเชื่อมต่อ</p>
      </header>
      <Panel>
        <PanelHead title={check.busy ? 'กำลังตรวจ' : getVerdict(check.findings)} />
        <KeyValueList aria-busy={check.busy}>
          {check.findings.map((finding) => (
            <FindingRow key={finding.id} finding={finding} />
          ))}
          {check.busy && (
            <KeyValue label="การเชื่อมต่อและนาฬิกา">
              <StatusBadge icon={<Hourglass aria-hidden />}>กำลังตรวจ</StatusBadge>
            </KeyValue>
          )}
        </KeyValueList>
        <PanelNote>ไม่มีข้อมูลส่วนตัวในหน้านี้ อ่านผลให้เจ้าหน้าที่ฟังทางโทรศัพท์ได้</PanelNote>
      </Panel>
      <output className="sr-only">{check.busy ? '' : getVerdict(check.findings)}</output>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busyLabel={check.busy ? 'กำลังตรวจ' : undefined} onClick={check.again}>
          ตรวจอีกครั้ง
        </Button>
        <Button asChild>
          <Link to={paths.logon()} state={withSignInState(state, {})}>
            เข้าสู่ระบบ
          </Link>
        </Button>
      </div>
      <ContactPhone />
    </div>
  );
}

function useSelfCheck() {
  const [device, setDevice] = useState(checkDevice);
  const { data, isError, isFetching, refetch } = useMeasureConnectionQuery();
  const connection = isError ? null : data;
  const measured =
    connection === undefined || isFetching
      ? []
      : [judgeConnection(connection), ...(connection ? [judgeClock(connection)] : [])];
  const again = () => {
    setDevice(checkDevice());
    void refetch();
  };
  return { findings: [...device, ...measured], busy: isFetching, again };
}

function checkDevice(): Finding[] {
  return [
    judgeBrowser(findMissingFeatures()),
    judgeStorage(canStore()),
    judgeSecurity(globalThis.isSecureContext),
  ];
}

function getVerdict(findings: readonly Finding[]): string {
  const count = findings.filter(({ tone }) => tone !== 'success').length;
  return count === 0 ? 'พร้อมใช้งานระบบสมาชิก' : `มี ${count} เรื่องที่ต้องแก้`;
}

const STAMPS = {
  success: { word: 'ใช้ได้', icon: <CircleCheck aria-hidden /> },
  warning: { word: 'ควรแก้', icon: <TriangleAlert aria-hidden /> },
  danger: { word: 'ใช้ไม่ได้', icon: <CircleAlert aria-hidden /> },
} as const satisfies Record<Finding['tone'], { word: string; icon: React.ReactNode }>;

function FindingRow({ finding: { label, tone, text } }: { finding: Finding }) {
  return (
    <KeyValue label={label}>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <StatusBadge tone={tone} icon={STAMPS[tone].icon}>
          {STAMPS[tone].word}
        </StatusBadge>
        {text}
      </span>
    </KeyValue>
  );
}
