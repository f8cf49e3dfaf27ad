export type DemandKind = 'request' | 'suggestion' | 'complaint';
export type DemandState = 'received' | 'in_progress' | 'answered';

export const KIND_NAMES = {
  request: 'เสนอความต้องการ',
  suggestion: 'ข้อเสนอแนะ',
  complaint: 'ร้องเรียน',
} as const satisfies Record<DemandKind, string>;
