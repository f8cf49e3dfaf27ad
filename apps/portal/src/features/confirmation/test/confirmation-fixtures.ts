/** Correct balances, one that differs from the movements, and one unknown balance. */
const LINES = [
  ['share', '', 'ทุนเรือนหุ้น', '486500.00'],
  ['deposit', '0100012345', 'เงินฝากออมทรัพย์', '69330.22'],
  ['loan', 'ส6700123', 'เงินกู้สามัญ', '485500.00'],
] as const;

export const CONFIRMATION_HEAD = {
  balance_on: '2026-10-31',
  open_until: '2026-11-30',
  state: 'open' as 'open' | 'submitted' | 'closed',
  submitted_at: null as string | null,
  line_count: LINES.length,
  answered_count: 0,
  disputed_count: 0,
};

export const CONFIRMATION = {
  ...CONFIRMATION_HEAD,
  lines: LINES.map(([kind, account_no, account_name, amount], index) => ({
    line_no: index + 1,
    kind,
    account_no,
    account_name,
    amount: amount as string | null,
    differences: [] as object[],
    answer: null as 'agreed' | 'disputed' | null,
    comment: null as string | null,
    answered_at: null as string | null,
  })),
};

export const DIFFERENCE = {
  kind: 'row',
  seq_no: 12,
  day: '2024-03-05',
  description: 'ฝากเงินสด',
  stated: '1000.01',
  expected: '1000.00',
};

/** All lines answered and submitted; the second is disputed. */
export const SUBMITTED = {
  ...CONFIRMATION,
  state: 'submitted' as const,
  submitted_at: '2026-11-20T03:05:00.000Z',
  answered_count: LINES.length,
  disputed_count: 1,
  lines: CONFIRMATION.lines.map((line, index) => ({
    ...line,
    answer: index === 1 ? ('disputed' as const) : ('agreed' as const),
    comment: index === 1 ? 'ฝากเงินสด 3,500.00 วันที่ 30 ต.ค. ยังไม่รวมในยอดนี้' : null,
    answered_at: '2026-11-20T03:00:00.000Z',
  })),
};
