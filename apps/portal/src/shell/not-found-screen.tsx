import { NotFound } from '@sahakorn/ui/not-found';
import { Link } from 'react-router-dom';
import { PageMeta } from '../components/page-meta.tsx';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { paths } from '../lib/paths.ts';

export function NotFoundScreen() {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  return (
    <>
      <PageMeta title="ไม่พบหน้าเว็บไซต์" noIndex />
      <NotFound
        coopNameTH={coopNameTH}
        coopNameEN={coopNameEN}
        homeLink={<Link to={paths.home}>กลับหน้าหลัก</Link>}
      />
    </>
  );
}
