import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, lastingTest, openAsMember, waitUntilSettled } from './portal-test.ts';
import { SCREENS, openScreen } from './screens.ts';

/** A screen on A4: at most this many pages, with this among their words. */
type Printed = { path: string; pages: number; words: readonly string[] };

const OWNER = ['สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด', 'สมหญิง ใจดี', '001234'];

const MEMBER_SCREENS: readonly Printed[] = [
  { path: '/member/status', pages: 2, words: [...OWNER, 'ทุนเรือนหุ้น'] },
  { path: '/member/share?from=2026-01-01', pages: 1, words: [...OWNER, 'รายการเคลื่อนไหวหุ้น'] },
  { path: '/member/loan', pages: 4, words: [...OWNER, 'ส6700123'] },
  { path: '/member/deposit', pages: 1, words: [...OWNER, '01-00012345'] },
  { path: '/member/kep', pages: 1, words: [...OWNER, 'รายการใบเสร็จรับเงิน ปี 2569', 'รวมรับเงิน'] },
  { path: '/member/kepcrem', pages: 1, words: [...OWNER, 'รวมรับเงิน'] },
  { path: '/member/confirmation', pages: 1, words: [...OWNER, 'ยอด ณ วันที่', 'ทุนเรือนหุ้น', '01-00012345'] },
  { path: '/member/coll', pages: 2, words: [...OWNER, 'ท่านค้ำให้ผู้อื่น', 'ผู้อื่นค้ำให้ท่าน'] },
  { path: '/member/gian', pages: 1, words: [...OWNER, 'สมศักดิ์'] },
  { path: '/member/welfare', pages: 2, words: [...OWNER, 'ทุนการศึกษาบุตร', 'ภัยพิบัติ'] },
  { path: '/member/dividend', pages: 1, words: [...OWNER, 'รับสุทธิ', 'ปีที่ผ่านมา'] },
  { path: '/member/password', pages: 1, words: OWNER },
  {
    path: '/member/privacy',
    pages: 4,
    words: [...OWNER, 'ความยินยอมของท่าน', 'ผู้ควบคุมข้อมูล', 'ข้อมูลใดเก็บนานเท่าใด'],
  },
];

const PUBLIC_SCREENS: readonly Printed[] = [
  { path: '/home', pages: 6, words: ['ข่าวประชาสัมพันธ์'] },
  { path: '/list/news', pages: 3, words: ['ข่าวประชาสัมพันธ์'] },
  { path: '/list/download', pages: 3, words: ['แบบ'] },
  { path: '/show/1246', pages: 2, words: ['ประวัติสหกรณ์'] },
  { path: '/board', pages: 3, words: ['กระดานถามตอบ'] },
  { path: '/demand', pages: 2, words: ['เสนอความต้องการ'] },
  { path: '/findme', pages: 2, words: ['สำนักงานและสาขา'] },
  {
    path: '/calculator/loan?kind=สามัญ&amount=100,000&periods=60',
    pages: 2,
    words: ['ผ่อนเดือนละ', 'ร้อยละ 5.75', '60 งวด', 'ไม่ใช่คำเสนอ'],
  },
  {
    path: '/calculator/dividend?shares=100,000&monthly=1,000&interest=20,000',
    pages: 3,
    words: ['100,000.00', 'ร้อยละ 5.25', 'ไม่ใช่คำเสนอ'],
  },
];

/** Screens that are reached by a link, or that have been filled in, by their names in `SCREENS`. */
const OTHER_SCREENS: Readonly<Record<string, Omit<Printed, 'path'>>> = {
  'list of pictures': { pages: 2, words: ['สัมมนาสมาชิกใหม่ รุ่นที่ 42'] },
  'page with an album': { pages: 3, words: [] },
  search: { pages: 3, words: ['เงินกู้ฉุกเฉิน'] },
  'topic of the board': { pages: 1, words: ['ฝากเงินต่อได้'] },
  'new topic of the board, with its errors': { pages: 1, words: [] },
  'demand with its answer': { pages: 1, words: ['ผู้สูงอายุหน้าสำนักงานใหญ่', 'คำตอบ'] },
  'unknown demand': { pages: 1, words: [] },
  colours: { pages: 4, words: ['ข้อความบนปก'] },
  'loan calculator, with its errors': { pages: 1, words: [] },
  verify: { pages: 1, words: [] },
  'verify an unknown document': { pages: 1, words: ['ไม่พบเอกสาร'] },
  logon: { pages: 1, words: [] },
  register: { pages: 1, words: [] },
  'second step of a forgotten password, with its errors': { pages: 1, words: [] },
  'terms to read': { pages: 4, words: [] },
  'self-check': { pages: 1, words: [] },
  'loan statement': { pages: 2, words: [...OWNER, 'คงเหลือ'] },
  'status of a new member': { pages: 2, words: [] },
  'receipts of a new member, of a year that there is not': { pages: 1, words: [] },
  'cremation of a new member': { pages: 1, words: [] },
  'share of a new member': { pages: 1, words: [] },
  'loan of a new member': { pages: 1, words: [] },
  'deposit of a new member': { pages: 1, words: [] },
  'dividend of a new member': { pages: 1, words: [] },
  'guarantee of a new member': { pages: 1, words: [] },
  'beneficiary of a new member': { pages: 1, words: [] },
  'welfare of a new member': { pages: 1, words: [] },
  welcome: { pages: 1, words: [] },
  terms: { pages: 1, words: ['ผู้มีสิทธิใช้บริการ'] },
  'closed member area': { pages: 1, words: [] },
  'not found': { pages: 1, words: [] },
};

/** The fewest letters and digits of a page after the first: fewer waste a page. */
const LEAST_ON_A_PAGE = 60;

/** Controls that must not be printed. The row of a list that opens in place is printed as a title. */
const CONTROLS =
  'button:not([data-slot="disclosure-item"] h2 > *, [data-slot="disclosure-item"] h3 > *), input:not([hidden], [tabindex="-1"]), select, textarea, nav, [role="tab"], [data-slot="button"]';

async function printScreen(page: Page): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- pages are read in their order
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(toPlain(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await task.destroy();
  return pages;
}

/** Only letters and digits: spaces and Thai marks of a PDF are in drawing order, some of them as glyphs of the font. */
function toPlain(text: string): string {
  return text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

async function openPaper(page: Page, screen: Printed): Promise<void> {
  await page.goto(screen.path);
  await waitUntilSettled(page);
  await expectPaper(page, screen);
}

/** What the screen that stands here is on paper. */
async function expectPaper(page: Page, { path, pages, words }: Printed): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // Fonts that only paper shows are requested when it is laid out; without them the sheet may be longer.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  const printed = await printScreen(page);
  expect.soft(printed.length, `${path}: ${printed.length} pages`).toBeLessThanOrEqual(pages);
  for (const word of words) expect.soft(printed.join(''), path).toContain(toPlain(word));
  expect
    .soft(
      printed.filter((text, at) => text === '' || (at > 0 && text.length < LEAST_ON_A_PAGE)),
      `${path}: empty pages`,
    )
    .toEqual([]);
  const controls = await page
    .locator(CONTROLS)
    .evaluateAll((found) =>
      found.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 120)),
    );
  const emptyPanels = await page
    .locator('[data-slot="panel-body"]')
    .evaluateAll((bodies: HTMLElement[]) =>
      bodies
        .filter((body) => body.checkVisibility() && body.innerText.trim() === '')
        .map((body) => body.parentElement?.ariaLabel),
    );
  await page.emulateMedia({ media: null });
  expect.soft(controls, path).toEqual([]);
  expect.soft(emptyPanels, `${path}: panels with nothing in them`).toEqual([]);
}

lastingTest(
  'every screen of a member prints as a sheet, without what is pressed or typed',
  async ({ page }) => {
    await openAsMember(page, '001234');
    for (const screen of MEMBER_SCREENS) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page shows one screen at a time
      await openPaper(page, screen);
    }
  },
);

lastingTest('every public screen prints without what is pressed or typed', async ({ page }) => {
  for (const screen of PUBLIC_SCREENS) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page shows one screen at a time
    await openPaper(page, screen);
  }
});

for (const [name, printed] of Object.entries(OTHER_SCREENS)) {
  lastingTest(`${name} prints without what is pressed or typed`, async ({ page }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await openScreen(page, screen);
    await expectPaper(page, { ...printed, path: name, words: [screen.heading, ...printed.words] });
  });
}
