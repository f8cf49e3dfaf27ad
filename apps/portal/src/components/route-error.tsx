import { Button } from '@sahakorn/ui/button';
import { ErrorState } from '@sahakorn/ui/error-state';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { captureError } from '../lib/errors/error-reports.ts';
import { paths } from '../lib/paths.ts';
import { MissingPage, getMissingReason } from './missing-page.tsx';

export function RouteError() {
  const error = useRouteError();
  const missing = getMissingReason(error);
  return missing ? <MissingPage missing={missing} /> : <BrokenScreen error={error} />;
}

function BrokenScreen({ error }: { error: unknown }) {
  useEffect(() => captureError(error), [error]);
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
          {/* A full page load, since the router may be broken. */}
          <a href={paths.home}>กลับหน้าหลัก</a>
        </Button>
      )}
    </ErrorState>
  );
}

/** Reloading without a connection would show the browser's own error page. */
function reloadIfOnline(): void {
  if (navigator.onLine) location.reload();
}

function useReloadWhenOnline(): void {
  useEffect(() => {
    addEventListener('online', reloadIfOnline);
    return () => removeEventListener('online', reloadIfOnline);
  }, []);
}
