import { Alert } from '@sahakorn/ui/alert';
import type { ChoiceField } from './statement-choice.ts';

const FIELD_WORDS: Readonly<Record<ChoiceField, string>> = {
  from: 'วันเริ่มต้น',
  to: 'วันสิ้นสุด',
  kind: 'ประเภทรายการ',
};

export function IgnoredFiltersNote({ dropped }: { dropped: readonly ChoiceField[] }) {
  if (dropped.length === 0) return null;
  return (
    <Alert title={`ไม่ได้ใช้ตัวกรอง ${dropped.map((field) => FIELD_WORDS[field]).join(', ')}`}>
      ค่าในที่อยู่ของหน้านี้ไม่ถูกต้อง รายการด้านล่างจึงไม่ได้กรองตามนั้น
    </Alert>
  );
}
