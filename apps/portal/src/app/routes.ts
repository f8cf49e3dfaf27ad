import { fetchBaseQuery } from '../lib/api/api.ts';
import { patterns } from '../lib/paths.ts';
import { aroundInfoScreens, infoRoutes } from './info-routes.ts';
import { later } from './later-queries.ts';
import type { HeldQuery, ScreenRoute } from './screen-route.ts';
import type { AppDispatch } from './store.ts';

/** In a piece of their own: a visitor need not carry the member area's code, nor the schemas of its answers. */
export const loadMemberQueries = async () => {
  const [queries] = await Promise.all([import('./member-queries.ts'), fetchBaseQuery()]);
  return queries;
};

type MemberQueries = Awaited<ReturnType<typeof loadMemberQueries>>;

/** Begins queries once the code for them has come, unless the screen was left meanwhile. */
function askLater(begin: (queries: MemberQueries) => HeldQuery[]): HeldQuery[] {
  return later(async (isWanted) => {
    const queries = await loadMemberQueries();
    return isWanted() ? begin(queries) : [];
  });
}

/** Begins what a screen of the member area asks for. */
function ask(screen: keyof MemberQueries): NonNullable<ScreenRoute['start']> {
  return (dispatch, address) => askLater((queries) => queries[screen](dispatch, address));
}

/** Every screen there is. Router, guards, titles, menu and the server's 404 all follow from it. */
export const routes: readonly ScreenRoute[] = [
  ...infoRoutes,
  {
    path: patterns.verify,
    layout: 'none',
    auth: false,
    title: 'ตรวจสอบเอกสาร',
    load: () => import('../features/verify/verify-page.tsx'),
  },
  {
    path: patterns.verifyCode,
    layout: 'none',
    auth: false,
    title: 'ตรวจสอบเอกสาร',
    load: () => import('../features/verify/verify-page.tsx'),
  },
  {
    path: patterns.logon,
    layout: 'none',
    auth: false,
    title: 'เข้าสู่ระบบสมาชิก',
    load: () => import('../features/logon/logon-page.tsx'),
  },
  {
    path: patterns.registerAuth,
    layout: 'none',
    auth: false,
    title: 'ลงทะเบียนใช้งานครั้งแรก: ยืนยันตัวตน',
    load: () => import('../features/registration/registration-page.tsx'),
  },
  {
    path: patterns.register,
    layout: 'none',
    auth: false,
    title: 'ลงทะเบียนใช้งานครั้งแรก: ตั้งรหัสผ่าน',
    load: () => import('../features/registration/registration-page.tsx'),
  },
  {
    path: patterns.forget,
    layout: 'none',
    auth: false,
    title: 'ลืมรหัสผ่าน',
    load: () => import('../features/registration/registration-page.tsx'),
  },
  {
    path: patterns.terms,
    layout: 'none',
    auth: false,
    title: 'ข้อกำหนดและเงื่อนไขการใช้งาน',
    load: () => import('../features/welcome/terms-page.tsx'),
    start: ask('terms'),
  },
  {
    path: patterns.impersonate,
    layout: 'none',
    auth: false,
    title: 'ดูข้อมูลแทนสมาชิก',
    load: () => import('../features/impersonation/impersonate-page.tsx'),
  },
  {
    path: patterns.selfCheck,
    layout: 'none',
    auth: false,
    title: 'ตรวจสอบความพร้อมของเครื่อง',
    load: () => import('../features/self-check/self-check-page.tsx'),
  },
  {
    path: patterns.welcome,
    layout: 'none',
    auth: true,
    title: 'ข้อกำหนดและเงื่อนไขการใช้งาน',
    load: () => import('../features/welcome/welcome-page.tsx'),
    start: ask('welcome'),
  },
  {
    path: patterns.status,
    layout: 'member',
    auth: true,
    title: 'ข้อมูลส่วนตัว',
    load: () => import('../features/member/status-page.tsx'),
    start: ask('status'),
    parent: patterns.home,
  },
  {
    path: patterns.share,
    layout: 'member',
    auth: true,
    title: 'ทะเบียนหุ้น',
    load: () => import('../features/share/share-page.tsx'),
    start: ask('share'),
  },
  {
    path: patterns.loan,
    layout: 'member',
    auth: true,
    title: 'เงินกู้',
    load: () => import('../features/loan/loan-page.tsx'),
    start: ask('loan'),
  },
  {
    path: patterns.loanStatement,
    layout: 'member',
    auth: true,
    title: 'รายการเคลื่อนไหวเงินกู้',
    load: () => import('../features/loan/loan-statement-page.tsx'),
    start: ask('loanStatement'),
    parent: patterns.loan,
  },
  {
    path: patterns.deposit,
    layout: 'member',
    auth: true,
    title: 'เงินฝาก',
    load: () => import('../features/deposit/deposit-page.tsx'),
    start: ask('deposit'),
  },
  {
    path: patterns.depositStatement,
    layout: 'member',
    auth: true,
    title: 'รายการเคลื่อนไหวเงินฝาก',
    load: () => import('../features/deposit/deposit-statement-page.tsx'),
    start: ask('depositStatement'),
    parent: patterns.deposit,
  },
  {
    path: patterns.receipts,
    layout: 'member',
    auth: true,
    title: 'ใบเสร็จ/ใบแจ้งหนี้',
    load: () => import('../features/receipt/receipts-page.tsx'),
    start: ask('receipts'),
  },
  {
    path: patterns.cremationReceipts,
    layout: 'member',
    auth: true,
    title: 'ใบเสร็จฌาปนกิจสงเคราะห์',
    load: () => import('../features/receipt/cremation-page.tsx'),
    start: ask('cremationReceipts'),
    parent: patterns.receipts,
  },
  {
    path: patterns.guarantees,
    layout: 'member',
    auth: true,
    title: 'การค้ำประกัน',
    load: () => import('../features/guarantee/guarantee-page.tsx'),
    start: ask('guarantees'),
  },
  {
    path: patterns.beneficiaries,
    layout: 'member',
    auth: true,
    title: 'ผู้รับโอนประโยชน์',
    load: () => import('../features/beneficiary/beneficiary-page.tsx'),
    start: ask('beneficiaries'),
  },
  {
    path: patterns.welfare,
    layout: 'member',
    auth: true,
    title: 'สวัสดิการ',
    load: () => import('../features/welfare/welfare-page.tsx'),
    start: ask('welfare'),
  },
  {
    path: patterns.dividend,
    layout: 'member',
    auth: true,
    title: 'ปันผลเฉลี่ยคืน',
    load: () => import('../features/dividend/dividend-page.tsx'),
    start: ask('dividend'),
  },
  {
    path: patterns.password,
    layout: 'member',
    auth: true,
    title: 'เปลี่ยนรหัสผ่าน',
    load: () => import('../features/password/password-page.tsx'),
    start: ask('password'),
  },
  {
    path: patterns.privacy,
    layout: 'member',
    auth: true,
    title: 'ข้อมูลของท่านและความเป็นส่วนตัว',
    load: () => import('../features/privacy/privacy-page.tsx'),
    start: ask('privacy'),
    parent: patterns.status,
  },
];

/** What every screen of a layout needs beside its own. */
export const layoutQueries: Readonly<Record<ScreenRoute['layout'], (dispatch: AppDispatch) => HeldQuery[]>> =
  {
    member: (dispatch) => askLater(({ around }) => around(dispatch)),
    info: aroundInfoScreens,
    none: () => [],
  };
