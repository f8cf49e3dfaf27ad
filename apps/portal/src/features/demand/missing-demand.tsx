import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { TrackForm } from './track-form.tsx';

const TITLE = 'ไม่พบเรื่องนี้';

/** The same for an unknown and a private demand, which its author opens by tracking code. */
export function MissingDemand() {
  return (
    <div className="grid max-w-prose gap-5">
      <PageMeta title={TITLE} noIndex />
      <header>
        <h1 className="text-2xl @panel:text-3xl">{TITLE}</h1>
        <p className="mt-1">อาจไม่มีเรื่องหมายเลขนี้ หรือเป็นเรื่องที่ไม่เผยแพร่ ผู้แจ้งดูได้ด้วยรหัสติดตาม</p>
      </header>
      <Panel>
        <PanelHead title="มีรหัสติดตาม" />
        <TrackForm />
      </Panel>
      <p>
        <Link
          className="link-line inline-flex min-h-11 items-center font-semibold text-link"
          to={paths.demands()}
        >
          ไปหน้าเสนอความต้องการ/ร้องเรียน
        </Link>
      </p>
    </div>
  );
}
