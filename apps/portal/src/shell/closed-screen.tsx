import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { PlainLayout } from '@sahakorn/ui/plain-layout';
import { TopBar } from '@sahakorn/ui/top-bar';
import { Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { paths } from '../lib/paths.ts';

/** Stands for the whole member area while the cooperative keeps it closed. */
export function ClosedScreen() {
  const { coopNameTH, coopNameEN, contactPhone, contactHours } = useRuntimeConfig();
  return (
    <PlainLayout topBar={<TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN} />} width="prose">
      <h1 className="mb-5 text-2xl @panel:text-3xl">ระบบสมาชิก Online</h1>
      <EmptyState
        icon={<Wrench aria-hidden />}
        title="ระบบสมาชิกปิดปรับปรุงชั่วคราว"
        action={
          <Button asChild>
            <Link to={paths.home()}>กลับหน้าหลัก</Link>
          </Button>
        }
      >
        <p>ข้อมูลของท่านไม่สูญหาย ลองเข้าใช้งานใหม่ภายหลัง</p>
        {contactPhone && (
          <p>
            สอบถามเจ้าหน้าที่ {contactPhone} {contactHours}
          </p>
        )}
      </EmptyState>
    </PlainLayout>
  );
}
