import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { TimerOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { isApiError, isConnectionError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useImpersonateMutation } from '../../domain/session/session-endpoints.ts';
import { selectUser } from '../../domain/session/session-slice.ts';

export function ImpersonatePage() {
  const user = useSelector(selectUser);
  const [tokenOnArrival] = useState(user?.token);
  const [start, { error }] = useImpersonateMutation();
  const hasStarted = useRef(false);
  useEffect(() => {
    // The link works once, so the effect must not run twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, [start]);
  if (user?.impersonator !== undefined && user.token !== tokenOnArrival) {
    return <Navigate to={paths.status} replace />;
  }
  return (
    <>
      <h1 className="mb-6 text-2xl @panel:text-3xl">ดูข้อมูลแทนสมาชิก</h1>
      {error === undefined ? (
        <SkeletonPanel lines={4} />
      ) : (
        <Refused error={error} retry={() => void start()} />
      )}
    </>
  );
}

function Refused({ error, retry }: { error: unknown; retry: () => unknown }) {
  const offline = isApiError(error) && isConnectionError(error);
  return (
    <EmptyState
      icon={<TimerOff aria-hidden />}
      title={offline ? 'ไม่สามารถเชื่อมต่อได้' : 'เปิดดูข้อมูลแทนสมาชิกไม่ได้'}
      action={
        offline ? (
          <Button variant="primary" onClick={retry}>
            ลองอีกครั้ง
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.home}>กลับหน้าหลัก</Link>
          </Button>
        )
      }
    >
      ลิงก์ของเจ้าหน้าที่ใช้ได้ครั้งเดียวภายใน 60 วินาที หากเลยเวลาแล้ว ให้ขอลิงก์ใหม่
    </EmptyState>
  );
}
