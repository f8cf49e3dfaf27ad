import type * as wire from '@sahakorn/contract/privacy';

export type PrivacyRequest = ReturnType<typeof requestFromWire>;

/** Renames a request of the wire. */
export function requestFromWire(request: wire.PrivacyRequest) {
  const { request_no, received_at, due_on, answered_at, ...same } = request;
  return { ...same, no: request_no, receivedAt: received_at, dueOn: due_on, answeredAt: answered_at };
}

export const KIND_WORDS: Readonly<Record<wire.PrivacyRequestKind, string>> = {
  correction: 'ขอแก้ไขข้อมูลที่ไม่ถูกต้อง',
  erasure: 'ขอลบข้อมูลที่ไม่จำเป็นแล้ว',
  objection: 'คัดค้านการใช้ข้อมูล',
  restriction: 'ขอระงับการใช้ข้อมูลชั่วคราว',
};
