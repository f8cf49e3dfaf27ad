/** The groups of roles, by what they colour. */
const GROUPS = {
  ground: 'พื้นและข้อความ',
  cover: 'ปกสมุดและสีประจำสหกรณ์',
  money: 'ตัวเลขเงิน',
  message: 'ข้อความแจ้ง',
  line: 'เส้นและกรอบโฟกัส',
};

/** The roles by their token, without `--color-`. */
const ROLES = {
  canvas: 'พื้นหน้า',
  surface: 'พื้นแผ่น',
  subtle: 'พื้นหัวตาราง',
  raised: 'พื้นแผ่นลอย',
  text: 'ข้อความ',
  'text-muted': 'ข้อความรอง',
  plate: 'พื้นแทนรูป',
  'on-plate': 'ตัวอักษรแทนรูป',
  link: 'ลิงก์',
  cover: 'ปกสมุด',
  'on-cover': 'ข้อความบนปก',
  'on-cover-muted': 'ข้อความรองบนปก',
  mark: 'แถบและลายบนปก',
  brand: 'สีประจำสหกรณ์',
  'on-brand': 'ข้อความบนสีประจำสหกรณ์',
  'brand-hover': 'สีประจำสหกรณ์ขณะชี้',
  'brand-text': 'ข้อความสีประจำสหกรณ์',
  'brand-soft': 'พื้นสิ่งที่เลือก',
  'brand-line': 'ขอบสิ่งที่เลือก',
  in: 'เงินเข้า',
  out: 'เงินออก',
  danger: 'ข้อผิดพลาด',
  'danger-soft': 'พื้นข้อผิดพลาด',
  'danger-line': 'ขอบข้อผิดพลาด',
  'on-danger': 'ข้อความบนแถบเตือน',
  warning: 'คำเตือน',
  'warning-soft': 'พื้นคำเตือน',
  'warning-line': 'ขอบคำเตือน',
  success: 'สำเร็จ',
  'success-soft': 'พื้นสำเร็จ',
  'success-line': 'ขอบสำเร็จ',
  info: 'แจ้งให้ทราบ',
  'info-soft': 'พื้นแจ้งให้ทราบ',
  'info-line': 'ขอบแจ้งให้ทราบ',
  line: 'เส้นบาง',
  'line-strong': 'ขอบช่องกรอก',
  focus: 'กรอบโฟกัสด้านนอก',
  'focus-gap': 'กรอบโฟกัสด้านใน',
};

export type RoleGroupKey = keyof typeof GROUPS;

export type RoleToken = keyof typeof ROLES;

/** Words of the palette, each replaceable. */
export type ColourPaletteWords = {
  sample: string;
  passes: (bound: number) => string;
  fails: (bound: number) => string;
  decoration: string;
  /** Heading of a group of roles. */
  group: (key: RoleGroupKey) => string;
  /** Name of a role. */
  role: (token: RoleToken) => string;
};

export const WORDS: ColourPaletteWords = {
  sample: 'ยอดคงเหลือ 1,234.50',
  passes: (bound) => `ผ่าน ${bound} : 1`,
  fails: (bound) => `ไม่ถึง ${bound} : 1`,
  decoration: 'ใช้ตกแต่ง',
  group: (key) => GROUPS[key],
  role: (token) => ROLES[token],
};
