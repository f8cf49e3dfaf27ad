import { Button } from '@sahakorn/ui/button';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Panel, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { CircleAlert, CircleCheck, Hourglass, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Stamp, type StampProps } from '../../components/stamp.tsx';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useMeasureConnectionQuery } from './connection-endpoints.ts';
import {
  type Finding,
  canStore,
  findMissingFeatures,
  checkBrowser,
  checkClock,
  checkConnection,
  checkSecurity,
  checkStorage,
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
              <Stamp tone="neutral" name="กำลังตรวจ" Icon={Hourglass} />
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
          <Link to={paths.logon} state={withSignInState(state, {})}>
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
  const { data, error, isFetching, refetch } = useMeasureConnectionQuery();
  const measured = isFetching
    ? []
    : isApiError(error)
      ? [checkConnection(error)]
      : data
        ? [checkConnection(data), checkClock(data)]
        : [];
  const again = () => {
    setDevice(checkDevice());
    void refetch();
  };
  return { findings: [...device, ...measured], busy: isFetching, again };
}

function checkDevice(): Finding[] {
  return [
    checkBrowser(findMissingFeatures()),
    checkStorage(canStore()),
    checkSecurity(globalThis.isSecureContext),
  ];
}

function getVerdict(findings: readonly Finding[]): string {
  const count = findings.filter(({ tone }) => tone !== 'success').length;
  return count === 0 ? 'พร้อมใช้งานระบบสมาชิก' : `มี ${count} เรื่องที่ต้องแก้`;
}

const STAMPS = {
  success: { name: 'ใช้ได้', Icon: CircleCheck },
  warning: { name: 'ควรแก้', Icon: TriangleAlert },
  danger: { name: 'ใช้ไม่ได้', Icon: CircleAlert },
} as const satisfies Record<Finding['tone'], Omit<StampProps, 'tone'>>;

function FindingRow({ finding: { label, tone, text } }: { finding: Finding }) {
  return (
    <KeyValue label={label}>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stamp tone={tone} {...STAMPS[tone]} />
        {text}
      </span>
    </KeyValue>
  );
}
