import { beneficiaryApi } from '../features/beneficiary/beneficiary-endpoints.ts';
import { depositApi } from '../features/deposit/deposit-endpoints.ts';
import { FEW_ACTIVITIES, activityApi } from '../features/password/activity-endpoints.ts';
import { deviceApi } from '../features/password/device-endpoints.ts';
import { dividendApi } from '../features/dividend/dividend-endpoints.ts';
import { guaranteeApi } from '../features/guarantee/guarantee-endpoints.ts';
import { loanApi } from '../features/loan/loan-endpoints.ts';
import { memberApi } from '../features/member/member-endpoints.ts';
import { receiptApi } from '../features/receipt/receipt-endpoints.ts';
import { shareApi } from '../features/share/share-endpoints.ts';
import { termsApi } from '../features/welcome/terms-endpoints.ts';
import { welfareApi } from '../features/welfare/welfare-endpoints.ts';
import { patterns } from '../paths.ts';
import { lastUpdateApi } from '../statement/last-update-endpoints.ts';
import { readChoice } from '../statement/statement-choice.ts';
import { aroundInfoScreens, infoRoutes } from './info-routes.ts';
import type { HeldQuery, ScreenRoute } from './screen-route.ts';
import type { AppDispatch } from './store.ts';

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
    start: (dispatch) => [dispatch(termsApi.endpoints.readCurrentTerms.initiate())],
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
    start: (dispatch) => [dispatch(termsApi.endpoints.getTerms.initiate())],
  },
  {
    path: patterns.status,
    layout: 'member',
    auth: true,
    title: 'ข้อมูลส่วนตัว',
    load: () => import('../features/member/status-page.tsx'),
    start: (dispatch) => [dispatch(memberApi.endpoints.getMemberProfile.initiate())],
    parent: patterns.home,
  },
  {
    path: patterns.share,
    layout: 'member',
    auth: true,
    title: 'ทะเบียนหุ้น',
    load: () => import('../features/share/share-page.tsx'),
    start: (dispatch, { search }) => [
      dispatch(shareApi.endpoints.listShareEntries.initiate(readChoice(search))),
    ],
  },
  {
    path: patterns.loan,
    layout: 'member',
    auth: true,
    title: 'เงินกู้',
    load: () => import('../features/loan/loan-page.tsx'),
    start: (dispatch) => [dispatch(loanApi.endpoints.listLoanContracts.initiate())],
  },
  {
    path: patterns.loanStatement,
    layout: 'member',
    auth: true,
    title: 'รายการเคลื่อนไหวเงินกู้',
    load: () => import('../features/loan/loan-statement-page.tsx'),
    start: (dispatch, { params, search }) => [
      dispatch(
        loanApi.endpoints.listLoanEntries.initiate({
          contractNo: params['statement'] ?? '',
          ...readChoice(search),
        }),
      ),
      dispatch(loanApi.endpoints.listLoanContracts.initiate()),
    ],
    parent: patterns.loan,
  },
  {
    path: patterns.deposit,
    layout: 'member',
    auth: true,
    title: 'เงินฝาก',
    load: () => import('../features/deposit/deposit-page.tsx'),
    start: (dispatch) => [dispatch(depositApi.endpoints.listDepositAccounts.initiate())],
  },
  {
    path: patterns.depositStatement,
    layout: 'member',
    auth: true,
    title: 'รายการเคลื่อนไหวเงินฝาก',
    load: () => import('../features/deposit/deposit-statement-page.tsx'),
    start: (dispatch, { params, search }) => [
      dispatch(
        depositApi.endpoints.listDepositEntries.initiate({
          accountNo: params['statement'] ?? '',
          ...readChoice(search),
        }),
      ),
      dispatch(depositApi.endpoints.listDepositAccounts.initiate()),
    ],
    parent: patterns.deposit,
  },
  {
    path: patterns.receipts,
    layout: 'member',
    auth: true,
    title: 'ใบเสร็จ/ใบแจ้งหนี้',
    load: () => import('../features/receipt/receipts-page.tsx'),
    start: (dispatch) => [
      dispatch(receiptApi.endpoints.listReceipts.initiate()),
      dispatch(receiptApi.endpoints.listCollections.initiate()),
      dispatch(receiptApi.endpoints.getComingBill.initiate()),
    ],
  },
  {
    path: patterns.cremationReceipts,
    layout: 'member',
    auth: true,
    title: 'ใบเสร็จฌาปนกิจสงเคราะห์',
    load: () => import('../features/receipt/cremation-page.tsx'),
    start: (dispatch) => [dispatch(receiptApi.endpoints.listCremationReceipts.initiate())],
    parent: patterns.receipts,
  },
  {
    path: patterns.guarantees,
    layout: 'member',
    auth: true,
    title: 'การค้ำประกัน',
    load: () => import('../features/guarantee/guarantee-page.tsx'),
    start: (dispatch) => [dispatch(guaranteeApi.endpoints.listGuarantees.initiate())],
  },
  {
    path: patterns.beneficiaries,
    layout: 'member',
    auth: true,
    title: 'ผู้รับโอนประโยชน์',
    load: () => import('../features/beneficiary/beneficiary-page.tsx'),
    start: (dispatch) => [dispatch(beneficiaryApi.endpoints.listBeneficiaries.initiate())],
  },
  {
    path: patterns.welfare,
    layout: 'member',
    auth: true,
    title: 'สวัสดิการ',
    load: () => import('../features/welfare/welfare-page.tsx'),
    start: (dispatch) => [dispatch(welfareApi.endpoints.getWelfare.initiate())],
  },
  {
    path: patterns.dividend,
    layout: 'member',
    auth: true,
    title: 'ปันผลเฉลี่ยคืน',
    load: () => import('../features/dividend/dividend-page.tsx'),
    start: (dispatch) => [dispatch(dividendApi.endpoints.listDividendYears.initiate())],
  },
  {
    path: patterns.password,
    layout: 'member',
    auth: true,
    title: 'เปลี่ยนรหัสผ่าน',
    load: () => import('../features/password/password-page.tsx'),
    start: (dispatch) => [
      dispatch(deviceApi.endpoints.listDevices.initiate()),
      dispatch(activityApi.endpoints.listActivity.initiate(FEW_ACTIVITIES)),
    ],
  },
];

/** What every screen of a layout needs beside its own. */
export const layoutQueries: Readonly<Record<ScreenRoute['layout'], (dispatch: AppDispatch) => HeldQuery[]>> =
  {
    member: (dispatch) => [
      dispatch(termsApi.endpoints.getTerms.initiate()),
      dispatch(lastUpdateApi.endpoints.getLastUpdate.initiate()),
    ],
    info: aroundInfoScreens,
    none: () => [],
  };
