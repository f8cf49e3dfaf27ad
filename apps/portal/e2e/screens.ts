import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { joinWordsInHtml } from '@sahakorn/thai/word-joining';
import type { Screen as Route } from '../src/lib/screen.ts';
import { openAs, openAsMember, waitUntilSettled } from './portal-test.ts';

type Screen = {
  name: string;
  path: string;
  /** The member who opens the screen; omitted if it needs no login. */
  member?: string;
  heading: string;
  /** The screen is opened by this link on `path`, because its own address depends on the books. */
  through?: RegExp;
  /** Texts to fill in, by label, and the buttons to press after that. */
  typed?: Readonly<Record<string, string>>;
  pressed?: readonly (string | RegExp)[];
  /** The terms are not accepted yet. */
  unaccepted?: boolean;
  /** The cooperative has closed the member area. */
  closed?: boolean;
};

/** Screens of visitors, and states of screens that a plain visit does not show. */
const STATES: readonly Screen[] = [
  { name: 'home', path: '/home', heading: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด' },
  { name: 'list', path: '/list/news', heading: 'ข่าวประชาสัมพันธ์' },
  { name: 'list of pictures', path: '/list/activity-gallary', heading: 'ภาพกิจกรรม' },
  { name: 'unknown list', path: '/list/nowhere', heading: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...' },
  { name: 'page with a table', path: '/show/1246', heading: 'ประวัติสหกรณ์' },
  {
    name: 'page with an album',
    path: '/list/activity-gallary',
    through: /สัมมนาสมาชิกใหม่/,
    heading: 'สัมมนาสมาชิกใหม่ รุ่นที่ 42',
  },
  { name: 'search', path: '/list/search?search=เงินกู้', heading: 'ผลการค้นหา “เงินกู้”' },
  { name: 'board', path: '/board', heading: 'กระดานถามตอบ' },
  {
    name: 'topic of the board',
    path: '/board?page=2',
    through: /^สมาชิกเกษียณแล้ว/,
    heading: 'สมาชิกเกษียณแล้วยังฝากเงินต่อได้ไหมครับ',
  },
  {
    name: 'new topic of the board, with its errors',
    path: '/boardPost',
    typed: { ชื่อที่ใช้แสดง: 'เจ้าหน้าที่' },
    pressed: ['ตั้งกระทู้'],
    heading: 'ตั้งกระทู้',
  },
  { name: 'demands', path: '/demand', heading: 'เสนอความต้องการ/ร้องเรียน' },
  {
    name: 'demand with its answer',
    path: '/demand',
    through: /^อยากให้มีที่จอดรถ/,
    heading: 'อยากให้มีที่จอดรถสำหรับผู้สูงอายุหน้าสำนักงานใหญ่',
  },
  { name: 'unknown demand', path: '/showdemand/99999', heading: 'ไม่พบเรื่องนี้' },
  { name: 'colours', path: '/colors', heading: 'สีของเว็บไซต์' },
  { name: 'offices', path: '/findme', heading: 'สำนักงานและสาขา' },
  {
    name: 'loan calculator',
    path: '/calculator/loan?kind=สามัญ&amount=100,000&method=principal&periods=60',
    heading: 'คำนวณเงินกู้',
  },
  {
    name: 'loan calculator, with its errors',
    path: '/calculator/loan?amount=1,5o0&payment=0',
    heading: 'คำนวณเงินกู้',
  },
  {
    name: 'dividend calculator',
    path: '/calculator/dividend?shares=100,000&monthly=1,000&interest=20,000',
    heading: 'คำนวณปันผลและเฉลี่ยคืน',
  },
  { name: 'verify', path: '/verify', heading: 'ตรวจสอบเอกสาร' },
  { name: 'verify an unknown document', path: '/verify/0000-0000-0000', heading: 'ตรวจสอบเอกสาร' },
  { name: 'logon', path: '/member/logon', heading: 'ระบบสมาชิก Online' },
  { name: 'register', path: '/member/registerauth', heading: 'ลงทะเบียนใช้งานครั้งแรก' },
  {
    name: 'second step of a forgotten password, with its errors',
    path: '/member/forget',
    typed: { เลขสมาชิก: '1234', เลขประจำตัวประชาชน: '1100200300412', วันเกิด: '7 2 2520' },
    pressed: ['ไปตั้งรหัสผ่าน', 'ตั้งรหัสผ่านใหม่'],
    heading: 'ลืมรหัสผ่าน',
  },
  {
    name: 'terms to read',
    path: '/member/termofconditional',
    heading: 'ข้อกำหนดและเงื่อนไขการใช้งาน',
  },
  { name: 'self-check', path: '/member/test', heading: 'ตรวจสอบความพร้อมของเครื่อง' },
  {
    name: 'share',
    path: '/member/share?from=2026-01-01&to=2026-06-30',
    member: '001234',
    heading: 'ทะเบียนหุ้น',
  },
  {
    name: 'share with unknown filters',
    path: '/member/share?from=2026-01-01&to=2026-02-30&kind=ZZ',
    member: '001234',
    heading: 'ทะเบียนหุ้น',
  },
  {
    name: 'loan statement',
    path: '/member/loan',
    through: /^ดูรายการเคลื่อนไหว สัญญา ส/,
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินกู้',
  },
  {
    name: 'unknown loan statement',
    path: '/member/loan_statement/%E0%B8%AA0000000',
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินกู้',
  },
  {
    name: 'statement',
    path: '/member/dep_statement/0100012345',
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินฝาก',
  },
  {
    name: 'unknown statement',
    path: '/member/dep_statement/0000000000',
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินฝาก',
  },
  {
    name: 'welfare of an unknown type',
    path: '/member/welfare?type=99',
    member: '001234',
    heading: 'สวัสดิการ',
  },
  {
    name: 'confirmation, with the errors of a submission',
    path: '/member/confirmation',
    member: '001234',
    pressed: ['ส่งคำตอบ'],
    heading: 'ยืนยันยอด',
  },
  {
    name: 'own data and privacy, with the errors of a request',
    path: '/member/privacy',
    member: '001234',
    pressed: ['ส่งคำขอ', /^ดูประวัติ/, 'อ่านประกาศทั้งฉบับ'],
    heading: 'ข้อมูลของท่านและความเป็นส่วนตัว',
  },
  { name: 'way in of an officer without a ticket', path: '/member/impersonate', heading: 'ดูข้อมูลแทนสมาชิก' },
  {
    name: 'receipts of a new member, of a year that there is not',
    path: '/member/kep?year=1999',
    member: '009999',
    heading: 'ใบเสร็จ/ใบแจ้งหนี้',
  },
  {
    name: 'cremation receipts of a year that there is not',
    path: '/member/kepcrem?year=1999',
    member: '001234',
    heading: 'ใบเสร็จฌาปนกิจสงเคราะห์',
  },
  { name: 'welcome', path: '/member/welcome', member: '001234', heading: 'ยินดีต้อนรับ' },
  { name: 'terms', path: '/member/welcome', member: '001234', heading: 'ยินดีต้อนรับ', unaccepted: true },
  {
    name: 'closed member area',
    path: '/member/deposit',
    member: '001234',
    heading: 'ระบบสมาชิก Online',
    closed: true,
  },
  { name: 'not found', path: '/nowhere', heading: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...' },
];

const FEATURES = join(import.meta.dirname, '../src/features');

const routes = globSync('*/route.ts', { cwd: FEATURES })
  .toSorted()
  .map((file) => import(join(FEATURES, file)) as Promise<{ routes: readonly Route[] }>);

const toVisit = (member: string | undefined, path: string) => `${member} ${path.split('?')[0]}`;

/** Screens that a state above shows already. */
const visited = new Set(
  STATES.filter(({ through, closed }) => !through && !closed).map(({ member, path }) =>
    toVisit(member, path),
  ),
);

/** The screens of the member area, as a member with books and a new one find them. */
const memberScreens = (await Promise.all(routes))
  .flatMap((feature) => feature.routes)
  .filter(({ handle, path }) => handle.layout === 'member' && !path.includes(':'))
  .flatMap(({ id, path, handle: { title: heading } }) => {
    const name = id.replace(/^.*\/(.*)-page$/, '$1');
    return [
      { name, path, heading, member: '001234' },
      { name: `${name} of a new member`, path, heading, member: '009999' },
    ];
  })
  .filter(({ member, path }) => !visited.has(toVisit(member, path)));

/** Every screen that a visitor or a member can open. */
export const SCREENS: readonly Screen[] = [...STATES, ...memberScreens];

const TERMS = {
  rc_code: '0',
  data: [
    {
      version: 1,
      title: 'ข้อกำหนดและเงื่อนไขการใช้บริการ',
      body_html: joinWordsInHtml('<h2>ผู้มีสิทธิใช้บริการ</h2><p>สมาชิกที่ลงทะเบียนแล้ว</p><ul><li>รักษารหัสผ่าน</li></ul>'),
    },
  ],
};

type Look = Readonly<{ theme: string; appearance: string; width: number; textSize: string }>;

/** Lays the page out in another width, and with other display settings on its root. */
export async function applyLook(page: Page, { width, ...look }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (attributes) => {
    const { documentElement: root } = document;
    Object.assign(root.dataset, attributes);
    if (attributes.theme !== 'default') root.removeAttribute('data-grayscale');
    // Forces layout, because a theme's fonts are requested when text is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, look);
}

/** Opens a screen as its member and waits until it is complete. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const { path, through, member, unaccepted, closed } = screen;
  if (unaccepted) await page.route('**/termofconditional', (route) => route.fulfill({ json: TERMS }));
  if (closed) {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace('"memberAreaOpen":true', '"memberAreaOpen":false'),
      });
    });
  }
  await (member ? openAsMember(page, member, path) : openAs(page, null, path));
  if (through) await page.getByRole('link', { name: through }).click();
  await fillIn(page, screen);
  await waitUntilSettled(page);
}

async function fillIn(page: Page, { typed = {}, pressed = [] }: Screen): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one field after the other
    await page.getByLabel(label).fill(text);
  }
  for (const name of pressed) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next button appears after the previous press
    await page.getByRole('button', { name }).click();
  }
}
