import { Button } from '@sahakorn/ui/button';
import { CalendarX2, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAnswerOf } from '../../lib/page-answer.ts';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useOwnTitle } from '../../lib/tab-title/use-own-title.ts';

/** Why a page is not there: there never was one, or its time is over. */
export type Missing = 'unknown' | 'gone';

const STATUSES: Readonly<Record<number, Missing>> = { 404: 'unknown', 410: 'gone' };

/** Tells a page that is not there from one that could not be fetched; null for the latter. */
export function missingOf(error: ApiError): Missing | null {
  if (!isApiError(error) || error.kind !== 'failed') return null;
  return STATUSES[error.status] ?? null;
}

const WORDS = {
  unknown: {
    status: 404,
    title: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...',
    tab: 'ไม่พบหน้าเว็บไซต์',
    text: 'ที่อยู่ของหน้าอาจเปลี่ยนไป ค้นหาเรื่องที่ต้องการได้จากช่องค้นหาด้านบน',
    Icon: SearchX,
  },
  gone: {
    status: 410,
    title: 'หน้านี้สิ้นสุดการเผยแพร่แล้ว',
    tab: 'สิ้นสุดการเผยแพร่',
    text: 'สหกรณ์นำหน้านี้ออกจากเว็บไซต์แล้ว หากต้องการข้อมูล ติดต่อเจ้าหน้าที่ได้ตามช่องทางท้ายหน้า',
    Icon: CalendarX2,
  },
} as const satisfies Record<Missing, object>;

/** Stands in the public layout where a page is not there. */
export function MissingPage({ missing }: { missing: Missing }) {
  const { status, title, tab, text, Icon } = WORDS[missing];
  useAnswerOf(status, tab);
  useOwnTitle(tab);
  return (
    <section className="flex flex-col items-center py-8 text-center @panel:py-12">
      <Icon aria-hidden className="size-10 stroke-thin text-text-muted" />
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-balance">{text}</p>
      <Button asChild variant="primary" size="lg">
        <Link to={paths.home()}>กลับหน้าหลัก</Link>
      </Button>
    </section>
  );
}
