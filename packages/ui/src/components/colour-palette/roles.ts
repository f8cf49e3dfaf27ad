/** The contrast that a role needs: as text, as an edge, or none. */
export type RoleUse = 'text' | 'edge' | 'decoration';

export type Role = {
  /** Name of the token, without `--color-`. */
  token: string;
  /** Name for a Thai reader. */
  name: string;
  use: RoleUse;
  /** Classes of a sample: the role with the partner of least contrast, as text or background. */
  sample: string;
};

export type RoleGroup = { title: string; roles: readonly Role[] };

function role(token: string, name: string, use: RoleUse, sample: string): Role {
  return { token, name, use, sample };
}

/** Every role of a theme, each with the partner it has the least contrast with. */
export const ROLE_GROUPS: readonly RoleGroup[] = [
  {
    title: 'พื้นและข้อความ',
    roles: [
      role('canvas', 'พื้นหน้า', 'text', 'bg-canvas text-text-muted'),
      role('surface', 'พื้นแผ่น', 'text', 'bg-surface text-text-muted'),
      role('subtle', 'พื้นหัวตาราง', 'text', 'bg-subtle text-text-muted'),
      role('raised', 'พื้นแผ่นลอย', 'text', 'bg-raised text-text-muted'),
      role('text', 'ข้อความ', 'text', 'bg-subtle text-text'),
      role('text-muted', 'ข้อความรอง', 'text', 'bg-subtle text-text-muted'),
      role('plate', 'พื้นแทนรูป', 'text', 'bg-plate text-on-plate'),
      role('on-plate', 'ตัวอักษรแทนรูป', 'text', 'bg-plate text-on-plate'),
      role('link', 'ลิงก์', 'text', 'bg-canvas text-link'),
    ],
  },
  {
    title: 'ปกสมุดและสีประจำสหกรณ์',
    roles: [
      role('cover', 'ปกสมุด', 'text', 'bg-cover text-on-cover-muted'),
      role('on-cover', 'ข้อความบนปก', 'text', 'bg-cover text-on-cover'),
      role('on-cover-muted', 'ข้อความรองบนปก', 'text', 'bg-cover text-on-cover-muted'),
      role('mark', 'แถบและลายบนปก', 'edge', 'bg-cover text-mark'),
      role('brand', 'สีประจำสหกรณ์', 'text', 'bg-brand text-on-brand'),
      role('on-brand', 'ข้อความบนสีประจำสหกรณ์', 'text', 'bg-brand text-on-brand'),
      role('brand-hover', 'สีประจำสหกรณ์ขณะชี้', 'text', 'bg-brand-hover text-on-brand'),
      role('brand-text', 'ข้อความสีประจำสหกรณ์', 'text', 'bg-canvas text-brand-text'),
      role('brand-soft', 'พื้นสิ่งที่เลือก', 'text', 'bg-brand-soft text-brand-text'),
      role('brand-line', 'ขอบสิ่งที่เลือก', 'edge', 'bg-surface text-brand-line'),
    ],
  },
  {
    title: 'ตัวเลขเงิน',
    roles: [
      role('in', 'เงินเข้า', 'text', 'bg-subtle text-in'),
      role('out', 'เงินออก', 'text', 'bg-subtle text-out'),
    ],
  },
  {
    title: 'ข้อความแจ้ง',
    roles: [
      role('danger', 'ข้อผิดพลาด', 'text', 'bg-danger-soft text-danger'),
      role('danger-soft', 'พื้นข้อผิดพลาด', 'text', 'bg-danger-soft text-danger'),
      role('danger-line', 'ขอบข้อผิดพลาด', 'edge', 'bg-surface text-danger-line'),
      role('on-danger', 'ข้อความบนแถบเตือน', 'text', 'bg-danger text-on-danger'),
      role('warning', 'คำเตือน', 'text', 'bg-warning-soft text-warning'),
      role('warning-soft', 'พื้นคำเตือน', 'text', 'bg-warning-soft text-warning'),
      role('warning-line', 'ขอบคำเตือน', 'decoration', 'bg-surface text-warning-line'),
      role('success', 'สำเร็จ', 'text', 'bg-success-soft text-success'),
      role('success-soft', 'พื้นสำเร็จ', 'text', 'bg-success-soft text-success'),
      role('success-line', 'ขอบสำเร็จ', 'decoration', 'bg-surface text-success-line'),
      role('info', 'แจ้งให้ทราบ', 'text', 'bg-info-soft text-info'),
      role('info-soft', 'พื้นแจ้งให้ทราบ', 'text', 'bg-info-soft text-info'),
      role('info-line', 'ขอบแจ้งให้ทราบ', 'decoration', 'bg-surface text-info-line'),
    ],
  },
  {
    title: 'เส้นและกรอบโฟกัส',
    roles: [
      role('line', 'เส้นบาง', 'decoration', 'bg-surface text-line'),
      role('line-strong', 'ขอบช่องกรอก', 'edge', 'bg-canvas text-line-strong'),
      role('focus', 'กรอบโฟกัสด้านนอก', 'edge', 'bg-canvas text-focus'),
      role('focus-gap', 'กรอบโฟกัสด้านใน', 'edge', 'bg-focus text-focus-gap'),
    ],
  },
];
