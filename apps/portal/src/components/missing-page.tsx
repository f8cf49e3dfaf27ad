import { Button } from '@sahakorn/ui/button';
import { CalendarX2, SearchX } from 'lucide-react';
import { isRouteErrorResponse, Link } from 'react-router-dom';
import { isApiError } from '../lib/api/api-error.ts';
import { paths } from '../lib/paths.ts';
import { PageMeta } from './page-meta.tsx';

export type Missing = 'unknown' | 'gone';

const STATUSES: Readonly<Record<number, Missing>> = { 404: 'unknown', 410: 'gone' };

/** Whether the error of a query or a route means that the page does not exist; null for any other error. */
export function getMissingReason(error: unknown): Missing | null {
  const failed = isRouteErrorResponse(error) || (isApiError(error) && error.kind === 'failed');
  return failed ? (STATUSES[error.status] ?? null) : null;
}

const WORDS = {
  unknown: {
    title: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...',
    tab: 'ไม่พบหน้าเว็บไซต์',
    text: 'ที่อยู่ของหน้าอาจเปลี่ยนไป ค้นหาเรื่องที่ต้องการได้จากช่องค้นหาด้านบน',
    Icon: SearchX,
  },
  gone: {
    title: 'หน้านี้สิ้นสุดการเผยแพร่แล้ว',
    tab: 'สิ้นสุดการเผยแพร่',
    text: 'สหกรณ์นำหน้านี้ออกจากเว็บไซต์แล้ว หากต้องการข้อมูล ติดต่อเจ้าหน้าที่ได้ตามช่องทางท้ายหน้า',
    Icon: CalendarX2,
  },
} as const satisfies Record<Missing, object>;

export function MissingPage({ missing }: { missing: Missing }) {
  const { title, tab, text, Icon } = WORDS[missing];
  return (
    <section className="flex flex-col items-center py-8 text-center @panel:py-12">
      <PageMeta title={tab} noIndex />
      <Icon aria-hidden className="size-10 stroke-thin text-text-muted" />
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-balance">{text}</p>
      <Button asChild variant="primary" size="lg">
        <Link to={paths.home}>กลับหน้าหลัก</Link>
      </Button>
    </section>
  );
}
