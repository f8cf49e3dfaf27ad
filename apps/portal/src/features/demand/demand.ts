import type { DemandKind } from '@sahakorn/contract/demand';

export const KIND_NAMES = {
  request: 'เสนอความต้องการ',
  suggestion: 'ข้อเสนอแนะ',
  complaint: 'ร้องเรียน',
} as const satisfies Record<DemandKind, string>;
