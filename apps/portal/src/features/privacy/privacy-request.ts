import type * as wire from '@sahakorn/contract/privacy';

export const KIND_WORDS: Readonly<Record<wire.PrivacyRequestKind, string>> = {
  correction: 'ขอแก้ไขข้อมูลที่ไม่ถูกต้อง',
  erasure: 'ขอลบข้อมูลที่ไม่จำเป็นแล้ว',
  objection: 'คัดค้านการใช้ข้อมูล',
  restriction: 'ขอระงับการใช้ข้อมูลชั่วคราว',
};
