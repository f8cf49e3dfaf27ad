export type DemandKind = 'request' | 'suggestion' | 'complaint';
export type DemandState = 'received' | 'in_progress' | 'answered';

export type Demand = {
  id: number;
  title: string;
  kind: DemandKind;
  state: DemandState;
  /** An ISO instant. */
  createdAt: string;
};

export type DemandPage = Demand & {
  body: string;
  public: boolean;
  /** What the cooperative answers, and when; null until it does. */
  answer: { body: string; at: string } | null;
};

export type DemandList = { page: number; pageCount: number; total: number; demands: readonly Demand[] };

export type SubmittedDemand = { id: number; code: string };

export const KIND_NAMES = {
  request: 'เสนอความต้องการ',
  suggestion: 'ข้อเสนอแนะ',
  complaint: 'ร้องเรียน',
} as const satisfies Record<DemandKind, string>;
