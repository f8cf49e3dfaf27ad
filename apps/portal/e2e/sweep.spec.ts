import type { Page } from '@playwright/test';
import { violationsIn } from './accessibility.ts';
import { DEMO_PASSWORD, expect, lastingTest, openAs, standStill, test } from './portal-test.ts';

type Screen = {
  name: string;
  path: string;
  /** Whose screen it is; nobody's where it needs no login. */
  member?: string;
  heading: string;
  /** The screen stands behind this link of the path: its own address changes with the books. */
  through?: RegExp;
  /** What is filled in, by label, and the buttons that are pressed after it. */
  typed?: Readonly<Record<string, string>>;
  pressed?: readonly (string | RegExp)[];
  /** The terms are not accepted yet. */
  unaccepted?: boolean;
  /** The cooperative keeps the member area closed. */
  closed?: boolean;
};

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/home', heading: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด' },
  { name: 'list', path: '/list/news', heading: 'ข่าวประชาสัมพันธ์' },
  { name: 'list of pictures', path: '/list/activity-gallary', heading: 'ภาพกิจกรรม' },
  { name: 'list of nothing known', path: '/list/nowhere', heading: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...' },
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
  { name: 'demand of nobody', path: '/showdemand/99999', heading: 'ไม่พบเรื่องนี้' },
  { name: 'colours', path: '/colors', heading: 'สีของเว็บไซต์' },
  { name: 'offices', path: '/findme', heading: 'สำนักงานและสาขา' },
  { name: 'verify', path: '/verify', heading: 'ตรวจสอบเอกสาร' },
  { name: 'verify a document of nobody', path: '/verify/0000-0000-0000', heading: 'ตรวจสอบเอกสาร' },
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
  { name: 'status', path: '/member/status', member: '001234', heading: 'ข้อมูลส่วนตัว' },
  { name: 'status of a new member', path: '/member/status', member: '009999', heading: 'ข้อมูลส่วนตัว' },
  {
    name: 'share',
    path: '/member/share?from=2026-01-01&to=2026-06-30',
    member: '001234',
    heading: 'ทะเบียนหุ้น',
  },
  {
    name: 'share with filters that nobody understands',
    path: '/member/share?from=2026-01-01&to=2026-02-30&kind=ZZ',
    member: '001234',
    heading: 'ทะเบียนหุ้น',
  },
  { name: 'share of a new member', path: '/member/share', member: '009999', heading: 'ทะเบียนหุ้น' },
  { name: 'loan', path: '/member/loan', member: '001234', heading: 'เงินกู้' },
  { name: 'loan of a new member', path: '/member/loan', member: '009999', heading: 'เงินกู้' },
  {
    name: 'loan statement',
    path: '/member/loan',
    through: /^ดูรายการเคลื่อนไหว สัญญา ส/,
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินกู้',
  },
  {
    name: 'loan statement of nobody',
    path: '/member/loan_statement/%E0%B8%AA0000000',
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินกู้',
  },
  { name: 'deposit', path: '/member/deposit', member: '001234', heading: 'เงินฝาก' },
  { name: 'deposit of a new member', path: '/member/deposit', member: '009999', heading: 'เงินฝาก' },
  {
    name: 'statement',
    path: '/member/dep_statement/0100012345',
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินฝาก',
  },
  {
    name: 'statement of nobody',
    path: '/member/dep_statement/0000000000',
    member: '001234',
    heading: 'รายการเคลื่อนไหวเงินฝาก',
  },
  { name: 'dividend', path: '/member/dividend', member: '001234', heading: 'ปันผลเฉลี่ยคืน' },
  { name: 'dividend of a new member', path: '/member/dividend', member: '009999', heading: 'ปันผลเฉลี่ยคืน' },
  {
    name: 'welfare with a type that there is not',
    path: '/member/welfare?type=99',
    member: '001234',
    heading: 'สวัสดิการ',
  },
  { name: 'welfare of a new member', path: '/member/welfare', member: '009999', heading: 'สวัสดิการ' },
  { name: 'guarantees', path: '/member/coll', member: '001234', heading: 'การค้ำประกัน' },
  { name: 'guarantees of a new member', path: '/member/coll', member: '009999', heading: 'การค้ำประกัน' },
  { name: 'beneficiaries', path: '/member/gian', member: '001234', heading: 'ผู้รับโอนประโยชน์' },
  {
    name: 'beneficiaries of a new member',
    path: '/member/gian',
    member: '009999',
    heading: 'ผู้รับโอนประโยชน์',
  },
  { name: 'password', path: '/member/password', member: '001234', heading: 'เปลี่ยนรหัสผ่าน' },
  {
    name: 'own data and privacy, with the errors of a request',
    path: '/member/privacy',
    member: '001234',
    pressed: ['ส่งคำขอ', /^ดูประวัติ/, 'อ่านประกาศทั้งฉบับ'],
    heading: 'ข้อมูลของท่านและความเป็นส่วนตัว',
  },
  { name: 'way in of an officer without a ticket', path: '/member/impersonate', heading: 'ดูข้อมูลแทนสมาชิก' },
  { name: 'receipts', path: '/member/kep', member: '001234', heading: 'ใบเสร็จ/ใบแจ้งหนี้' },
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
  {
    name: 'cremation receipts of a new member',
    path: '/member/kepcrem',
    member: '009999',
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

/** As the display settings put them on the root, at the widths that turn the layout. */
const LOOKS = [
  { theme: 'default', appearance: 'light', width: 320, textSize: '100' },
  { theme: 'default', appearance: 'light', width: 1440, textSize: '100' },
  { theme: 'default', appearance: 'dark', width: 360, textSize: '100' },
  { theme: 'default', appearance: 'dark', width: 1440, textSize: '100' },
  { theme: 'default', appearance: 'contrast', width: 768, textSize: '100' },
  { theme: 'default', appearance: 'light', width: 320, textSize: '200' },
] as const;

/** What visitors see of cooperatives that wear another theme, and in its colours. */
const LOOKS_ELSEWHERE = [
  { theme: 'khram', appearance: 'light', width: 360, textSize: '100' },
  { theme: 'khram', appearance: 'dark', width: 1440, textSize: '100' },
  { theme: 'mangkhut', appearance: 'light', width: 1440, textSize: '100' },
  { theme: 'mangkhut', appearance: 'dark', width: 360, textSize: '100' },
] as const;

type Look = (typeof LOOKS | typeof LOOKS_ELSEWHERE)[number];

/** A refused document or call is an error in Chromium's console; where one is expected it is no fault of the page. */
const EXPECTED_REFUSAL = /the server responded with a status of 40[34]/;

const TERMS = {
  rc_code: '0',
  data: [
    {
      version: 1,
      title: 'ข้อกำหนดและเงื่อนไขการใช้บริการ',
      body_html: '<h2>ผู้มีสิทธิใช้บริการ</h2><p>สมาชิกที่ลงทะเบียนแล้ว</p><ul><li>รักษารหัสผ่าน</li></ul>',
    },
  ],
};

async function arrive(page: Page, screen: Screen): Promise<void> {
  const { path, through, member, unaccepted, closed } = screen;
  const session = member ? await sessionOf(page, member) : null;
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
  await openAs(page, session, path);
  if (through) await page.getByRole('link', { name: through }).click();
  await fillIn(page, screen);
  await standStill(page);
}

async function fillIn(page: Page, { typed = {}, pressed = [] }: Screen): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one field after the other
    await page.getByLabel(label).fill(text);
  }
  for (const name of pressed) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next button stands after the one before
    await page.getByRole('button', { name }).click();
  }
}

async function dress(page: Page, { width, ...look }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (worn) => {
    const { documentElement: root } = document;
    Object.assign(root.dataset, worn);
    if (worn.theme !== 'default') root.removeAttribute('data-grayscale');
    // Laid out first: a theme's own faces are asked for by the text that they show.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, look);
}

/** Sessions by member, as the browser stores them: one for all screens that a worker opens. */
const sessions = new Map<string, Promise<string>>();

function sessionOf(page: Page, membershipNo: string): Promise<string> {
  const session = sessions.get(membershipNo) ?? openSession(page, membershipNo);
  sessions.set(membershipNo, session);
  return session;
}

async function openSession(page: Page, membershipNo: string): Promise<string> {
  const answer = await page.request.post('/api/member/auth/login', {
    data: { membership_no: membershipNo, mem_password: DEMO_PASSWORD, remember: false, recaptcha: '' },
  });
  const { token, membership_no, member } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify({ token, membership_no, member });
}

/** Texts that something cuts off, or whose lines stand closer than Thai marks allow. */
function crampedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[ก-๙]/.test(node.textContent ?? ''),
      );
      const style = getComputedStyle(element);
      const hidden = element.closest('[aria-hidden="true"], .sr-only, caption, noscript') !== null;
      if (!own || hidden || style.display === 'none' || element.getClientRects().length === 0) continue;
      const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      const text = element.textContent?.trim().slice(0, 30) ?? '';
      if (ratio < 1.39) faults.push(`line height ${ratio.toFixed(2)}: ${text}`);
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const cut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (clips && cut && element.clientWidth > 1) faults.push(`cut: ${text}`);
    }
    return faults;
  });
}

/** Texts that go on behind the edge of a box that shows nothing beyond it. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const unseen = '.sr-only, caption, noscript, option, [data-state="collapsed"]';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (words === '' || text.parentElement?.closest(unseen)) continue;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        if (box.clientWidth === 1) break;
        if (box.clientWidth === 0 || getComputedStyle(box).overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        if (left >= edges.left - 1 && right <= edges.right + 1) continue;
        faults.push(words.slice(0, 30));
        break;
      }
    }
    return faults;
  });
}

async function expectNoFault(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  expect(await crampedTexts(page)).toEqual([]);
  expect(await clippedTexts(page)).toEqual([]);
  expect(await violationsIn(page)).toEqual([]);
}

for (const screen of SCREENS) {
  lastingTest(`${screen.name} has no fault in any look`, async ({ page, faults }) => {
    await arrive(page, screen);
    await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page).toHaveTitle(/สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด$/);
    for (const look of screen.member ? LOOKS : [...LOOKS, ...LOOKS_ELSEWHERE]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one look after the other
      await test.step(Object.values(look).join(' '), async () => {
        await dress(page, look);
        await expectNoFault(page);
      });
    }
    expect(faults.console.filter((text) => !EXPECTED_REFUSAL.test(text))).toEqual([]);
    expect(faults.foreign).toEqual([]);
    expect(faults.policy).toEqual([]);
  });
}

lastingTest(
  'the menu over the page has no fault either, and its settings take effect at once',
  async ({ page, faults }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, { name: 'status', path: '/member/status', member: '001234', heading: '' });
    await page.getByRole('button', { name: 'เมนู' }).click();
    const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    await expect(menu).toBeVisible();
    await menu.getByRole('radio', { name: 'มืด' }).check();
    await menu.getByRole('radio', { name: /^125/ }).check();
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '125');
    await expectNoFault(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'เมนู' })).toBeFocused();
    expect(faults).toEqual({ console: [], foreign: [], policy: [] });
  },
);

test('a chosen theme and text size stand before the first paint of the next visit', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sahakorn.display', '{"theme":"dark","textSize":"150"}');
    const painted: unknown[] = [];
    Object.assign(globalThis, { painted });
    new PerformanceObserver(() => {
      const { appearance, textSize } = document.documentElement.dataset;
      painted.push([appearance, textSize]);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/member/logon');
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: unknown[] }).painted);
  expect(painted[0]).toEqual(['dark', '150']);
});
