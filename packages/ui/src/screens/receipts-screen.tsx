import { SelectField } from '../components/select-field/index.ts';
import { MemberFrame } from './member-frame.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** Receipts and invoices of a year, newest first; the last receipt is open. */
export function ReceiptsScreen() {
  return (
    <MemberFrame
      current="kep"
      title="ใบเสร็จ/ใบแจ้งหนี้"
      aside={
        <div className="flex items-center gap-3">
          <span aria-hidden className="font-semibold">
            ปี
          </span>
          <div className="w-32 min-w-0">
            <SelectField label={<span className="sr-only">ปี</span>} defaultValue="2569">
              <option>2569</option>
              <option>2568</option>
            </SelectField>
          </div>
        </div>
      }
    >
      <ReceiptList />
    </MemberFrame>
  );
}
