import type { DemandKind, DemandState } from '@sahakorn/contract/demand';

/** A demand of the demonstration; ages are in days before the day on which it is loaded. */
export type DemoDemand = {
  age: number;
  title: string;
  body: string;
  name: string;
  contact: string;
  kind: DemandKind;
  public: boolean;
  state: DemandState;
  answer?: string;
  answeredAge?: number;
};

/** The oldest first, as they were written. */
export const DEMO_DEMANDS: readonly DemoDemand[] = [
  {
    age: 88,
    title: 'อยากให้มีที่จอดรถสำหรับผู้สูงอายุหน้าสำนักงานใหญ่',
    body: 'ที่จอดรถเต็มตั้งแต่เช้า ผู้สูงอายุต้องเดินไกล อยากให้กันที่ไว้สัก 2 คันใกล้ทางลาด',
    name: 'ก้องภพ',
    contact: '',
    kind: 'request',
    public: true,
    state: 'answered',
    answer: 'ขอบคุณสำหรับข้อเสนอครับ สหกรณ์กันที่จอดรถสำหรับผู้สูงอายุและผู้พิการ 3 คันข้างทางลาดแล้ว ตั้งแต่วันที่ 1 ของเดือนที่ผ่านมา',
    answeredAge: 47,
  },
  {
    age: 52,
    title: 'ขอให้ส่งใบเสร็จทางอีเมลทุกเดือน',
    body: 'ตอนนี้ต้องเข้าไปดูเอง ถ้าส่งมาทางอีเมลด้วยจะสะดวกมาก',
    name: '',
    contact: '',
    kind: 'suggestion',
    public: true,
    state: 'answered',
    answer:
      'ใบเสร็จมีข้อมูลการเงินของท่าน สหกรณ์จึงไม่ส่งทางอีเมลเพื่อความปลอดภัย ท่านพิมพ์จากระบบสมาชิกได้ทุกเดือน และจะมีการแจ้งเตือนเมื่อใบเสร็จออกในปีหน้า',
    answeredAge: 45,
  },
  {
    age: 23,
    title: 'คิวฝากถอนช่วงสิ้นเดือนรอนานเกินไป',
    body: 'วันเงินเดือนออกรอคิวเกือบหนึ่งชั่วโมง มีช่องบริการเปิดแค่สองช่อง',
    name: 'สมาชิก หน่วย 3',
    contact: '',
    kind: 'complaint',
    public: true,
    state: 'in_progress',
  },
  {
    age: 11,
    title: 'พนักงานพูดจาไม่สุภาพ',
    body: 'เมื่อวันศุกร์ช่วงบ่าย ขอให้ตรวจสอบ ไม่ต้องการเผยแพร่ชื่อ',
    name: 'ไม่ประสงค์ออกนาม',
    contact: '',
    kind: 'complaint',
    public: false,
    state: 'received',
  },
  {
    age: 3,
    title: 'อยากให้อบรมการใช้ระบบสมาชิกบนมือถือ',
    body: 'สมาชิกอาวุโสหลายคนอยากดูเงินฝากเองแต่ใช้ไม่เป็น จัดอบรมที่หน่วยงานได้ไหม',
    name: 'ผู้แทนหน่วย 12',
    contact: '',
    kind: 'request',
    public: true,
    state: 'received',
  },
];
