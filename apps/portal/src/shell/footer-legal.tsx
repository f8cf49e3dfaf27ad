import { formatNumber } from '@sahakorn/thai/number';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { homeApi } from '../features/home/home-endpoints.ts';
import { paths } from '../lib/paths.ts';

const { useQueryState: useHomeState } = homeApi.endpoints.listHomeSections;

const LINK = 'link-line inline-flex min-h-11 items-center text-text';

export function FooterLegal() {
  const { coopNameTH, copyrightYear } = useRuntimeConfig();
  const { data: sections, isLoading } = useHomeState();
  const visitors = sections?.find((section) => 'today' in section);
  return (
    <>
      <span>
        <WholeWords>
          © {copyrightYear} {coopNameTH}
        </WholeWords>
      </span>
      <span className="flex flex-wrap gap-x-6">
        <Link className={LINK} to={paths.verify}>
          ตรวจสอบเอกสาร
        </Link>
        <Link className={LINK} to={paths.terms}>
          <WholeWords>ข้อกำหนดและความเป็นส่วนตัว</WholeWords>
        </Link>
      </span>
      {/* Reserves the line while the counts load, so that the footer does not grow. */}
      {(visitors || isLoading) && (
        <span className="min-h-lh">
          {visitors && `ผู้เข้าชมวันนี้ ${count(visitors.today)} · ทั้งหมด ${count(visitors.total)}`}
        </span>
      )}
    </>
  );
}

function count(visits: number | null): string {
  return formatNumber(visits, { decimals: 0 });
}
