import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { patterns, paths } from '../lib/paths.ts';
import { publicScreens } from './public-screens.ts';
import { screens } from './screens.ts';

/** The specification's own list (section 2): path, layout, and whether it needs a login. */
const SPECIFIED: Readonly<Record<string, { layout: 'member' | 'info' | 'none'; auth: boolean }>> = {
  '/home': { layout: 'info', auth: false },
  '/list/search': { layout: 'info', auth: false },
  '/list/:topicId': { layout: 'info', auth: false },
  '/show/:topicId': { layout: 'info', auth: false },
  '/board': { layout: 'info', auth: false },
  '/boardPost': { layout: 'info', auth: false },
  '/boardShow/:topicId': { layout: 'info', auth: false },
  '/demand': { layout: 'info', auth: false },
  '/showdemand/:topicId': { layout: 'info', auth: false },
  '/load': { layout: 'none', auth: false },
  '/colors': { layout: 'none', auth: false },
  '/findme': { layout: 'none', auth: false },
  '/member/logon': { layout: 'none', auth: false },
  '/member/registerauth': { layout: 'none', auth: false },
  '/member/register': { layout: 'none', auth: false },
  '/member/forget': { layout: 'none', auth: false },
  '/member/termofconditional': { layout: 'none', auth: false },
  '/member/impersonate': { layout: 'none', auth: false },
  '/member/test': { layout: 'none', auth: false },
  '/member/status': { layout: 'member', auth: true },
  '/member/share': { layout: 'member', auth: true },
  '/member/loan': { layout: 'member', auth: true },
  '/member/loan_statement/:statement': { layout: 'member', auth: true },
  '/member/deposit': { layout: 'member', auth: true },
  '/member/dep_statement/:statement': { layout: 'member', auth: true },
  '/member/kep': { layout: 'member', auth: true },
  '/member/kepcrem': { layout: 'member', auth: true },
  '/member/coll': { layout: 'member', auth: true },
  '/member/gian': { layout: 'member', auth: true },
  '/member/welfare': { layout: 'member', auth: true },
  '/member/dividend': { layout: 'member', auth: true },
  '/member/password': { layout: 'member', auth: true },
  '/member/welcome': { layout: 'none', auth: true },
};

it('has these screens of the specification', () => {
  const specified = screens.filter(({ path: pattern }) => pattern in SPECIFIED);
  expect(specified.map(({ path: pattern, handle }) => `${pattern} ${handle.title}`)).toMatchInlineSnapshot(`
    [
      "/show/:topicId ข่าวสารและเอกสาร",
      "/board กระดานถามตอบ",
      "/boardPost ตั้งกระทู้",
      "/boardShow/:topicId กระดานถามตอบ",
      "/demand เสนอความต้องการ/ร้องเรียน",
      "/showdemand/:topicId เสนอความต้องการ/ร้องเรียน",
      "/home หน้าหลัก",
      "/list/search ค้นหา",
      "/list/:topicId ข่าวสารและเอกสาร",
      "/member/gian ผู้รับโอนประโยชน์",
      "/colors สีของเว็บไซต์",
      "/member/deposit เงินฝาก",
      "/member/dep_statement/:statement รายการเคลื่อนไหวเงินฝาก",
      "/member/dividend ปันผลเฉลี่ยคืน",
      "/findme สำนักงานและสาขา",
      "/member/coll การค้ำประกัน",
      "/member/impersonate ดูข้อมูลแทนสมาชิก",
      "/load ระบบสมาชิก Online",
      "/member/loan เงินกู้",
      "/member/loan_statement/:statement รายการเคลื่อนไหวเงินกู้",
      "/member/logon เข้าสู่ระบบสมาชิก",
      "/member/status ข้อมูลส่วนตัว",
      "/member/password เปลี่ยนรหัสผ่าน",
      "/member/kep ใบเสร็จ/ใบแจ้งหนี้",
      "/member/kepcrem ใบเสร็จฌาปนกิจสงเคราะห์",
      "/member/registerauth ลงทะเบียนใช้งานครั้งแรก: ยืนยันตัวตน",
      "/member/register ลงทะเบียนใช้งานครั้งแรก: ตั้งรหัสผ่าน",
      "/member/forget ลืมรหัสผ่าน",
      "/member/test ตรวจสอบความพร้อมของเครื่อง",
      "/member/share ทะเบียนหุ้น",
      "/member/termofconditional ข้อกำหนดและเงื่อนไขการใช้งาน",
      "/member/welcome ข้อกำหนดและเงื่อนไขการใช้งาน",
      "/member/welfare สวัสดิการ",
    ]
  `);
});

describe.each(screens.map((screen) => [screen.path, screen] as const))('%s', (pattern, screen) => {
  it('has the specified layout and guard, and requires sign-in in the member area', () => {
    const { layout, auth } = screen.handle;
    const { [pattern]: specified = { layout, auth: pattern.startsWith('/member/') } } = SPECIFIED;
    expect({ layout, auth }).toEqual(specified);
    expect(layout === 'member' ? auth : true).toBe(true);
  });

  it('has a page to load, where its id says', async () => {
    expect(await screen.lazy.Component()).toBeTypeOf('function');
    const [file] = screen.id.split('#');
    expect(existsSync(path.join(import.meta.dirname, '..', `${file}.tsx`))).toBe(true);
  });
});

it('keeps the screens of the public layout, and only those, in public-route.ts', () => {
  const inPublicLayout = screens.filter(({ handle }) => handle.layout === 'info');
  expect(publicScreens.map(({ id }) => id)).toEqual(inPublicLayout.map(({ id }) => id));
});

it('has a screen for every path of the specification', () => {
  expect(Object.keys(SPECIFIED)).toHaveLength(33);
  expect(screens.map(({ path: pattern }) => pattern)).toEqual(expect.arrayContaining(Object.keys(SPECIFIED)));
});

it('gives every screen an id of its own', () => {
  expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
});

it('lists every known path once', () => {
  expect(screens.map(({ path: pattern }) => pattern).toSorted()).toEqual(Object.values(patterns).toSorted());
});

it.each([
  ['0100012345', '/member/dep_statement/0100012345'],
  ['a/b?c', '/member/dep_statement/a%2Fb%3Fc'],
])('writes the address of the statement of %j', (accountNo, address) => {
  expect(paths.depositStatement(accountNo)).toBe(address);
});

it('encodes the Thai letter of a loan contract in the URL', () => {
  expect(paths.loanStatement('ส6900123')).toBe('/member/loan_statement/%E0%B8%AA6900123');
});

it.each([
  [paths.list('services-loan'), '/list/services-loan'],
  [paths.list('news', 3), '/list/news?page=3'],
  [paths.list('ก/ข'), '/list/%E0%B8%81%2F%E0%B8%82'],
  [paths.topic(1246), '/show/1246'],
  [paths.board(), '/board'],
  [paths.board(2), '/board?page=2'],
  [
    paths.board(2, { search: 'หุ้น', answered: 'true' }),
    '/board?search=%E0%B8%AB%E0%B8%B8%E0%B9%89%E0%B8%99&answered=true&page=2',
  ],
  [paths.boardTopic(7), '/boardShow/7'],
  [paths.demands(2), '/demand?page=2'],
  [paths.demand(3), '/showdemand/3'],
  [paths.search('a&b', { page: 2, category: 'news' }), '/list/search?search=a%26b&category=news&page=2'],
])('writes the address %s', (written, address) => {
  expect(written).toBe(address);
});
