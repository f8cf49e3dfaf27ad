import { ErrorState } from '@sahakorn/ui/error-state';
import { Button } from '@sahakorn/ui/button';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Arrived } from './arrived.tsx';
import { reportFault } from './error-reports.ts';

/** Stands in the place of a screen that broke: try the page anew, or start from the home page. */
export function ScreenFault() {
  const error = useRouteError();
  useEffect(() => reportFault(error), [error]);
  return (
    <ErrorState
      title="หน้านี้แสดงไม่ได้"
      icon={<CircleAlert aria-hidden />}
      onRetry={() => location.reload()}
      retryLabel="เปิดหน้านี้ใหม่"
    >
      <p className="mb-4">ข้อมูลของท่านไม่สูญหาย ลองเปิดหน้านี้ใหม่ หรือเริ่มจากหน้าหลัก</p>
      <Button asChild>
        {/* A whole new page: what broke may be the router itself. */}
        <a href={paths.home()}>กลับหน้าหลัก</a>
      </Button>
      <Arrived />
    </ErrorState>
  );
}
