import { Button } from '@sahakorn/ui/button';
import { ErrorState } from '@sahakorn/ui/error-state';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Arrived } from './arrived.tsx';
import { reportFault } from './error-reports.ts';

/**
 * Stands in the place of a screen that broke, or whose code could not be fetched: try the page anew, or start
 * from the home page.
 */
export function ScreenFault() {
  const error = useRouteError();
  useEffect(() => reportFault(error), [error]);
  useReloadWhenOnline();
  const offline = !navigator.onLine;
  return (
    <ErrorState
      {...(!offline && { title: 'หน้านี้แสดงไม่ได้', icon: <CircleAlert aria-hidden /> })}
      onRetry={reloadIfOnline}
      retryLabel={offline ? 'ลองอีกครั้ง' : 'เปิดหน้านี้ใหม่'}
    >
      <p className="mb-4">
        {offline
          ? 'ตรวจสอบอินเทอร์เน็ต หน้านี้จะเปิดเองเมื่อเชื่อมต่อได้'
          : 'ข้อมูลของท่านไม่สูญหาย ลองเปิดหน้านี้ใหม่ หรือเริ่มจากหน้าหลัก'}
      </p>
      {!offline && (
        <Button asChild>
          {/* A whole new page: what broke may be the router itself. */}
          <a href={paths.home()}>กลับหน้าหลัก</a>
        </Button>
      )}
      <Arrived />
    </ErrorState>
  );
}

/** Without a connection a reload would end in the browser's own error page. */
function reloadIfOnline(): void {
  if (navigator.onLine) location.reload();
}

function useReloadWhenOnline(): void {
  useEffect(() => {
    addEventListener('online', reloadIfOnline);
    return () => removeEventListener('online', reloadIfOnline);
  }, []);
}
