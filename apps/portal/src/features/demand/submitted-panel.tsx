import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import type { SubmittedDemand } from './demand-endpoints.ts';

type SubmittedPanelProps = { taken: SubmittedDemand; onAgain: () => void };

export function SubmittedPanel({ taken: { demand_id, tracking_code }, onAgain }: SubmittedPanelProps) {
  const code = formatText(tracking_code);
  const panelRef = useRef<HTMLElement>(null);
  const dispatch = useDispatch();
  useEffect(() => panelRef.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    dispatch(toastRaised({ tone: 'success', title: 'คัดลอกรหัสติดตามแล้ว' }));
  };
  return (
    <Panel ref={panelRef} tabIndex={-1} aria-label="รับเรื่องแล้ว">
      <PanelHead title="รับเรื่องแล้ว">
        <CircleCheck aria-hidden className="size-6 text-success" />
      </PanelHead>
      <PanelBody className="grid justify-items-start gap-4">
        <p>
          <WholeWords>จดหรือคัดลอกรหัสติดตามนี้ไว้ รหัสแสดงครั้งเดียว ใช้ดูความคืบหน้าและคำตอบของสหกรณ์</WholeWords>
        </p>
        <p className="font-head text-2xl font-semibold whitespace-nowrap @max-tiny:text-lg">{code}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          {'clipboard' in navigator && (
            <Button onClick={() => void copy()}>
              <Copy aria-hidden />
              คัดลอกรหัส
            </Button>
          )}
          {demand_id !== null && (
            <Button asChild>
              <Link to={paths.demand(demand_id)} state={{ trackingCode: code }}>
                ดูเรื่องที่ส่ง
              </Link>
            </Button>
          )}
          <Button variant="quiet" onClick={onAgain}>
            ส่งเรื่องใหม่
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
