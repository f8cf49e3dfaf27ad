import { CircleCheck, CircleX, FileClock, Undo2 } from 'lucide-react';
import type { StampProps } from '../../components/stamp.tsx';
import type { PaperKind } from '../../domain/receipt/receipt.ts';

export const PAPER_STAMPS: Readonly<Record<PaperKind, StampProps>> = {
  invoice: { name: 'ใบแจ้งหนี้', tone: 'warning', Icon: FileClock },
  receipt: { name: 'ใบเสร็จรับเงิน', tone: 'success', Icon: CircleCheck },
  unpaid: { name: 'ไม่มีใบเสร็จ', tone: 'danger', Icon: CircleX },
  returned: { name: 'คืนใบเสร็จ', tone: 'danger', Icon: Undo2 },
};

export function getPaperName(kind: PaperKind | null): string {
  return kind === null ? 'เอกสาร' : PAPER_STAMPS[kind].name;
}
