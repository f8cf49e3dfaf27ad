import type { Insertable } from 'kysely';
import type { MenuItemTable, NoticePanelTable, SubMenuItemTable } from '../schema.ts';

type Entry = { url: string; name: string };
type Section = { name: string } & ({ url: string } | { entries: readonly Entry[] });

/** The public menu: a link, or a name that opens the links below it. */
const MENU: readonly Section[] = [
  {
    name: 'เกี่ยวกับสหกรณ์',
    entries: [
      { url: '/show/1246', name: 'ประวัติสหกรณ์' },
      { url: '/list/bussiness_report', name: 'รายงานกิจการประจำปี' },
      { url: '/list/newsletter', name: 'จดหมายข่าว' },
    ],
  },
  { name: 'ข่าวประชาสัมพันธ์', url: '/list/news' },
  {
    name: 'บริการสมาชิก',
    entries: [
      { url: '/list/services-loan', name: 'บริการเงินกู้' },
      { url: '/list/services-dep', name: 'บริการเงินฝาก' },
    ],
  },
  {
    name: 'สวัสดิการ',
    entries: [
      { url: '/list/welfare', name: 'สวัสดิการสมาชิก' },
      { url: '/list/creamation', name: 'ศูนย์ประสานงานฌาปนกิจสงเคราะห์' },
    ],
  },
  { name: 'ระเบียบข้อบังคับ', url: '/list/rules' },
  { name: 'ดาวน์โหลด', url: '/list/download' },
  {
    name: 'ติดต่อสหกรณ์',
    entries: [
      { url: '/board', name: 'กระดานสนทนา' },
      { url: '/demand', name: 'เสนอความต้องการ/ร้องเรียน' },
    ],
  },
];

/** Says nothing that grows old: a demonstration may stand for months. */
const NOTICE =
  '<b>ระบบสมาชิก Online</b> ดูยอดหุ้น เงินฝาก เงินกู้ และใบเสร็จของท่านได้ทุกวันตลอด 24 ชั่วโมง <a href="/member/logon">เข้าสู่ระบบ</a>';

export const demoMenuItems: readonly Insertable<MenuItemTable>[] = MENU.map((section, index) => ({
  seq: index + 1,
  type: 'main',
  is_parent: 'entries' in section ? '1' : '0',
  url: 'url' in section ? section.url : '',
  manu_name: section.name,
}));

export const demoSubMenuItems: readonly Insertable<SubMenuItemTable>[] = MENU.flatMap((section, index) =>
  'entries' in section
    ? section.entries.map(({ url, name }, position) => ({
        manu_id: index + 1,
        position: position + 1,
        url,
        description: name,
      }))
    : [],
);

export const demoNoticePanels: readonly Insertable<NoticePanelTable>[] = [
  { position: 1, colour: 'blue', note_html: NOTICE },
];
