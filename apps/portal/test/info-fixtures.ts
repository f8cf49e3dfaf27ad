import { http, HttpResponse, type JsonBodyType } from 'msw';

/** Handles a call of the public area. */
export function infoHandler(
  path: string,
  body: JsonBodyType,
  init?: { status?: number; headers?: HeadersInit },
) {
  return http.get(`*/api/info/${path}`, () => HttpResponse.json(body, init));
}

/** Handles a search. */
export function searchHandler(
  answer: (asked: { search: string; page: number; category?: string; exact?: boolean }) => JsonBodyType,
) {
  return http.post('*/api/info/list/search', async ({ request }) =>
    HttpResponse.json(answer((await request.json()) as Parameters<typeof answer>[0])),
  );
}

export const MENU = {
  rc_code: '1',
  list_manu: [
    { type: 'main', is_parent: '1', url: '', manu_name: 'เกี่ยวกับสหกรณ์', seq: 1 },
    { type: 'main', is_parent: '0', url: '/list/news', manu_name: 'ข่าวประชาสัมพันธ์', seq: 2 },
    { type: 'main', is_parent: '1', url: '', manu_name: 'สวัสดิการ', seq: 3 },
  ],
  list_sub_manu: [{ manu_id: 1, url: '/show/1246', description: 'ประวัติสหกรณ์' }],
  panel_web: [
    { Email: 'red', Note: '<b>แจ้งปิดระบบ</b> คืนนี้ <a href="/show/9">อ่านต่อ</a>' },
    { Email: 'blue', Note: 'ประกาศที่สอง' },
  ],
};

export const FOOTER = {
  about: [{ name: 'คณะกรรมการดำเนินการ', url: '/show/1247' }],
  address: '99 ถนนตัวอย่าง กรุงเทพมหานคร 10000',
  phones: [
    { name: 'สำนักงานใหญ่', number: '02 000 0001' },
    { name: 'ฝ่ายสินเชื่อ', number: '02 000 0002' },
    { name: 'มือถือ', number: '08 0000 0003' },
  ],
  emails: ['info@example.com', 'loan@example.com'],
  chat: { name: 'ไลน์ @example', url: 'https://www.example.com/line' },
  social: [{ name: 'เฟซบุ๊ก', url: 'https://www.example.com/facebook' }],
  map_url: 'https://www.example.com/map',
  ios_url: 'https://www.example.com/ios',
  android_url: 'https://www.example.com/android',
  branches: [
    {
      name: 'สำนักงานใหญ่',
      address: '99 ถนนตัวอย่าง กรุงเทพมหานคร 10000',
      phone: '02 000 0001',
      hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:30', closes: '15:30' }],
      map_url: 'https://www.example.com/map',
      latitude: 13.7563,
      longitude: 100.5018,
    },
    {
      name: 'สาขาบ้านไร่',
      address: '12 หมู่ 3 จังหวัดอุทัยธานี 61140',
      phone: '05 600 0001',
      hours: [],
      map_url: '',
      latitude: 15.0849,
      longitude: 99.5219,
    },
  ],
};

export const PICTURE = {
  file: 'meeting.jpg',
  alt: 'สมาชิกในห้องประชุม',
  width: 960,
  height: 640,
  sources: [{ file: 'meeting-480.webp', media_type: 'image/webp', width: 480 }],
};

export const TOPIC = {
  topic_id: 1301,
  category: 'news',
  category_name: 'ข่าวประชาสัมพันธ์',
  title: 'เปิดรับคำขอกู้สามัญ โครงการพิเศษ',
  excerpt: 'ยื่นคำขอได้ตั้งแต่ 1 ธันวาคม 2569',
  author: 'ฝ่ายสินเชื่อ',
  published_at: '2026-03-18T02:00:00.000Z',
  image: null as string | null,
  default_image: 'default-news.png',
  picture: null as typeof PICTURE | null,
  attachment: null,
  external_url: '',
  views: 1284,
};

export const TOPIC_LIST = {
  rc_code: '1',
  category: 'news',
  category_name: 'ข่าวประชาสัมพันธ์',
  page: 1,
  per_page: 20,
  total: 45,
  data: [TOPIC, { ...TOPIC, topic_id: 1302, title: 'ประกาศรายชื่อผู้ได้รับทุน', views: 0 }],
};

export const TOPIC_PAGE = {
  ...TOPIC,
  body_html: '<p>คณะกรรมการมีมติเปิดโครงการ</p>',
  attachments: [
    { file: 'form.pdf', title: 'แบบคำขอกู้', media_type: 'application/pdf', size_bytes: 245_760, pages: 2 },
  ],
  album: [
    PICTURE,
    { ...PICTURE, file: 'two.jpg', alt: 'ภาพที่สอง' },
    { ...PICTURE, file: 'three.jpg', alt: '' },
  ],
  previous: { topic_id: 1300, title: 'เรื่องก่อน' },
  next: { topic_id: 1302, title: 'เรื่องหลัง' },
};

export const HOME = {
  rc_code: '1',
  data: [
    {
      kind: 'slider',
      title: 'เรื่องเด่น',
      items: [
        {
          title: 'ประชุมใหญ่สามัญประจำปี 2569',
          excerpt: 'วันเสาร์ที่ 16 มกราคม 2570',
          label: 'ประกาศ',
          url: '/show/1300',
          picture: null,
          default_image: 'default-notice.png',
        },
        {
          title: 'เปิดรับคำขอกู้',
          excerpt: '',
          label: '',
          url: '',
          picture: PICTURE,
          default_image: 'default-notice.png',
        },
      ],
    },
    { kind: 'links', title: 'บริการที่ใช้บ่อย', items: [{ name: 'ดาวน์โหลดแบบฟอร์ม', url: '/list/download' }] },
    { kind: 'topics', title: 'ข่าวประชาสัมพันธ์', category: 'news', layout: 'news', items: [TOPIC] },
    {
      kind: 'rates',
      title: 'อัตราดอกเบี้ย',
      groups: [
        {
          kind: 'loan',
          name: 'เงินกู้',
          effective_on: '2026-07-01',
          url: '/show/1290',
          items: [{ name: 'สามัญ', rate: '6.1255' }],
        },
      ],
    },
    { kind: 'topics', title: 'จัดซื้อจัดจ้าง', category: 'procurement', layout: 'plain', items: [] },
    {
      kind: 'calendar',
      title: 'ปฏิทินกิจกรรม',
      items: [
        {
          title: 'วันหยุดปีใหม่',
          starts_on: '2026-12-31',
          ends_on: '2027-01-03',
          time: '',
          place: '',
          url: '',
        },
      ],
    },
    { kind: 'visitors', title: 'ผู้เข้าชม', today: 214, total: 1_038_522 },
  ],
};

export const PRIVACY_NOTICE = {
  rc_code: '1',
  data: [
    {
      version: 2,
      title: 'ประกาศความเป็นส่วนตัวสำหรับสมาชิก',
      body_html: '<h3>1. ผู้ควบคุมข้อมูล</h3><p>สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด</p>',
      published_at: '2026-11-01T00:00:00.000Z',
    },
  ],
  retention: [{ what: 'ประวัติการใช้งาน', kept: '365 วัน แล้วลบโดยอัตโนมัติ' }],
};

/** Successful responses of the public area. */
export function infoHandlers() {
  return [
    infoHandler('manu', MENU),
    infoHandler('footer', { rc_code: '1', data: [FOOTER] }),
    infoHandler('manufacturer', {
      rc_code: '1',
      data: [{ name: 'กรมส่งเสริมสหกรณ์', url: 'https://www.cpd.go.th', logo: null, description: '' }],
    }),
    infoHandler('home', HOME),
    infoHandler('privacy', PRIVACY_NOTICE),
    infoHandler('list/:category', TOPIC_LIST),
    infoHandler('show/:topicId', { rc_code: '1', data: [TOPIC_PAGE] }),
    http.head(
      '*/mediafiles/:file',
      () => new HttpResponse(null, { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  ];
}
