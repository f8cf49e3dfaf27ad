/** Words of a date field and its calendar, each replaceable. */
export type ThaiDateFieldWords = Record<
  | 'open'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'close'
  | 'pickToday'
  | 'previousMonth'
  | 'nextMonth'
  | 'month'
  | 'year'
  | 'today'
  | 'selected'
  | 'unavailable'
  | 'availableFrom'
  | 'availableTo'
  | 'to'
  | 'tooEarly'
  | 'tooLate',
  string
>;

export const THAI_DATE_FIELD_WORDS: ThaiDateFieldWords = {
  open: 'เปิดปฏิทิน',
  loading: 'กำลังเปิดปฏิทิน',
  failed: 'เปิดปฏิทินไม่ได้ พิมพ์วันที่ในช่องแทนได้ หรือลองอีกครั้ง',
  retry: 'ลองอีกครั้ง',
  close: 'ปิด',
  pickToday: 'เลือกวันนี้',
  previousMonth: 'เดือนก่อนหน้า',
  nextMonth: 'เดือนถัดไป',
  month: 'เดือน',
  year: 'ปี พ.ศ.',
  today: 'วันนี้',
  selected: 'เลือกแล้ว',
  unavailable: 'เลือกไม่ได้',
  availableFrom: 'เลือกได้ตั้งแต่',
  availableTo: 'เลือกได้ถึง',
  to: 'ถึง',
  tooEarly: 'มาก่อนวันแรกที่เลือกได้ เลือกวันที่ไม่ก่อน',
  tooLate: 'เกินวันสุดท้ายที่เลือกได้ เลือกวันที่ไม่เกิน',
};
