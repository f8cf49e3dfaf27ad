// The main journeys of a visitor and of a member, each with the text that must appear.
import { strict as assert } from 'node:assert';

const MEMBER = '1234';
const PASSWORD = 'Sahakorn#2569';
const STATEMENT = '/member/dep_statement/0100012345';

async function signIn(reader) {
  await reader.visit('/member/logon');
  await reader.type('เลขสมาชิก', MEMBER);
  await reader.type('รหัสผ่าน', PASSWORD);
  await reader.press('เข้าสู่ระบบ', 'button[type=submit]');
  // Independent of the screen that was open before.
  await reader.seeWords('เข้าสู่ระบบแล้ว');
  await reader.waitUntilLoaded();
}

const countRows = () => document.querySelectorAll('table tbody[data-month] > tr').length;
const readToken = () => JSON.parse(localStorage.getItem('user') ?? '{}').token;

/** The journeys by name. Each continues where the previous one ended; `picture` takes a screenshot. */
export const JOURNEYS = {
  'public page': async (reader, { picture }) => {
    await reader.visit('/home');
    await picture('home');
    await reader.press('เมนู', 'button, summary');
    await picture('menu');
    await reader.press('ข่าวประชาสัมพันธ์', 'dialog a, [popover] a, nav a');
    await reader.seeHeading('ข่าวประชาสัมพันธ์');
    await reader.waitUntilLoaded();
    await picture('news');
    await reader.press('เปิดรับคำขอกู้สามัญ', 'main a');
    await reader.seeHeading('เปิดรับคำขอกู้สามัญ');
    await reader.waitUntilLoaded();
    await picture('article');
  },
  search: async (reader, { picture }) => {
    await reader.visit('/home');
    await reader.press('ค้นหา', 'header summary, header button');
    await reader.type('พิมพ์เนื้อหาที่ต้องการค้นหา', 'เงินกู้');
    await reader.press('ค้นหา', 'header button[type=submit]');
    await reader.seeHeading('ผลการค้นหา “เงินกู้”');
    await reader.waitUntilLoaded();
    await picture('search');
  },
  board: async (reader, { picture }) => {
    await reader.visit('/board');
    await picture('board');
    await reader.press('', 'main [data-slot^=topic] a, main li h3 a, main li h2 a');
    await reader.seePath('/boardShow/');
    await reader.waitUntilLoaded();
    await picture('topic');
  },
  'sign in': async (reader, { picture }) => {
    await reader.visit('/member/logon');
    await picture('logon');
    await signIn(reader);
    await reader.seeHeading('ข้อมูลส่วนตัว');
    await picture('status');
  },
  'statement with a filter': async (reader, { picture }) => {
    await reader.visit(STATEMENT);
    assert.equal(await reader.run(countRows), 50);
    await picture('statement');
    await reader.press('ปีนี้');
    await reader.seeWords('1 ม.ค. ถึง');
    await reader.waitUntilLoaded();
    await picture('filtered statement');
    await reader.press('ดูทั้งหมด');
    await reader.waitUntilLoaded();
    await reader.seeNoWords('ดูทั้งหมด');
  },
  PDF: async (reader, { picture }) => {
    await reader.visit('/member/kep');
    await reader.press('บันทึก PDF');
    await reader.seeNoWords('กำลังเปิด');
    await reader.seeNoWords('ไม่สำเร็จ');
    await picture('receipts');
  },
  password: async (reader, { picture }) => {
    await reader.visit('/member/password');
    await reader.type('รหัสผ่านเดิม', 'not-my-password-1');
    await reader.type('รหัสผ่านใหม่', 'Krungthep#Sahakorn#69');
    await picture('password');
  },
  'session end': async (reader, { picture, origin }) => {
    const token = await reader.run(readToken);
    const answer = await fetch(`${origin}/api/member/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, 200);
    await reader.visit('/member/share').catch(() => undefined);
    await reader.seePath('/member/logon');
    await reader.seeWords('สิ้นสุดระยะเวลาการเข้าสู่ระบบ');
    await picture('session end');
  },
  'sign out': async (reader, { picture }) => {
    await signIn(reader);
    await reader.press('เมนู', 'header button');
    await reader.press('ออกจากระบบ');
    await reader.seePath('/member/logon');
    assert.ok(!(await reader.run(readToken)));
    await picture('signed out');
  },
};
