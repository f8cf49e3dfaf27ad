import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Check, Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Stamp } from '../../components/stamp.tsx';
import { FRESH } from '../../lib/api/api.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { FoldedList } from './folded-list.tsx';
import { useListDevicesQuery, type Device } from './device-endpoints.ts';
import { OTHERS, useSignOutDevices } from './use-sign-out-devices.ts';

export function DevicePanel() {
  return (
    <FeedView query={useListDevicesQuery(undefined, FRESH)} what="อุปกรณ์ที่เข้าสู่ระบบ" lines={4}>
      {(devices) => <Devices devices={devices} />}
    </FeedView>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  const panelRef = useRef<HTMLElement>(null);
  const { ending, end } = useSignOutDevices(() => panelRef.current?.focus());
  const others = devices.filter(({ current }) => current === false);
  // The officer's device is not the member's, and cannot sign out the member's devices.
  const isOfficer = useSelector(selectUser)?.impersonator !== undefined;
  return (
    <Panel ref={panelRef} tabIndex={-1} aria-label="อุปกรณ์ที่เข้าสู่ระบบอยู่">
      <PanelHead title="อุปกรณ์ที่เข้าสู่ระบบอยู่" />
      <FoldedList summary={`ดูอุปกรณ์ ${devices.length} เครื่อง`}>
        <ul>
          {devices.map((device, index) => (
            <DeviceEntry
              key={device.device_id ?? index}
              device={device}
              ending={device.device_id !== null && ending === device.device_id}
              onEnd={isOfficer ? null : end}
            />
          ))}
        </ul>
      </FoldedList>
      {devices.length === 0 && <PanelBody>สมาชิกไม่ได้เข้าสู่ระบบอยู่ที่อุปกรณ์ใด</PanelBody>}
      {others.length > 1 && !isOfficer && (
        <PanelBody className="border-t border-line print:hidden">
          <Button busyLabel={ending === OTHERS ? 'กำลังออกจากระบบ' : undefined} onClick={() => end(OTHERS)}>
            ให้อุปกรณ์อื่นทั้งหมดออกจากระบบ
          </Button>
        </PanelBody>
      )}
      <PanelNote>{getNote({ isOfficer, others: others.length })}</PanelNote>
    </Panel>
  );
}

function getNote({ isOfficer, others }: { isOfficer: boolean; others: number }): string {
  if (isOfficer) return 'อุปกรณ์ของสมาชิกเท่านั้น เครื่องของเจ้าหน้าที่ที่กำลังดูแทนไม่อยู่ในรายการนี้';
  return others > 0
    ? 'หากไม่รู้จักอุปกรณ์ใด ให้อุปกรณ์นั้นออกจากระบบ แล้วเปลี่ยนรหัสผ่านทันที'
    : 'ท่านเข้าสู่ระบบอยู่ที่อุปกรณ์นี้เครื่องเดียว';
}

/** `onEnd` is null for officers, who may not sign devices out. */
type DeviceEntryProps = { device: Device; ending: boolean; onEnd: ((id: string) => void) | null };

const MOBILE_DEVICE = /iPhone|iPad|Android/;

function DeviceEntry({ device, ending, onEnd }: DeviceEntryProps) {
  const { device_id, signed_in_at, last_seen_at, address, current } = device;
  const name = formatText(device.device);
  const now = useNow();
  const Icon = MOBILE_DEVICE.test(name) ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-x-4 border-b border-line px-inset py-4 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 shrink basis-64">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-md leading-tight font-semibold">
            {name}
            {current && <Stamp tone="success" name="เครื่องนี้" Icon={Check} />}
          </h3>
          <p className="mt-1 text-sm text-text-muted">
            เข้าสู่ระบบเมื่อ <ThaiDate value={signed_in_at} style="short" time />
          </p>
          {!current && (
            <p className="text-sm text-text-muted">
              ใช้ล่าสุด <RelativeTime value={last_seen_at} now={now} />
            </p>
          )}
          {address !== '' && (
            <p className="text-sm text-text-muted">
              จากที่อยู่อินเทอร์เน็ต <span className="whitespace-nowrap">{formatText(address)}</span>
            </p>
          )}
        </div>
        {current === false && device_id !== null && onEnd && (
          <Button
            size="sm"
            busyLabel={ending ? 'กำลังออกจากระบบ' : undefined}
            onClick={() => onEnd(device_id)}
          >
            ให้ออกจากระบบ<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
