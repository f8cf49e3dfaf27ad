import { beneficiaryApi } from '../features/beneficiary/beneficiary-endpoints.ts';
import { depositApi } from '../features/deposit/deposit-endpoints.ts';
import { dividendApi } from '../features/dividend/dividend-endpoints.ts';
import { guaranteeApi } from '../features/guarantee/guarantee-endpoints.ts';
import { loanApi } from '../features/loan/loan-endpoints.ts';
import { memberApi } from '../features/member/member-endpoints.ts';
import { FEW_ACTIVITIES, activityApi } from '../features/password/activity-endpoints.ts';
import { deviceApi } from '../features/password/device-endpoints.ts';
import { privacyApi } from '../features/privacy/privacy-endpoints.ts';
import { receiptApi } from '../features/receipt/receipt-endpoints.ts';
import { shareApi } from '../features/share/share-endpoints.ts';
import { termsApi } from '../features/welcome/terms-endpoints.ts';
import { welfareApi } from '../features/welfare/welfare-endpoints.ts';
import { privacyNoticeApi } from '../domain/privacy/privacy-notice-endpoints.ts';
import { lastUpdateApi } from '../domain/statement/last-update-endpoints.ts';
import { readChoice } from '../domain/statement/statement-choice.ts';
import type { HeldQuery, ScreenAddress } from './screen-route.ts';
import type { AppDispatch } from './store.ts';

/** What stands around every screen of the member area. */
export function around(dispatch: AppDispatch): HeldQuery[] {
  return [
    dispatch(termsApi.endpoints.getTerms.initiate()),
    dispatch(lastUpdateApi.endpoints.getLastUpdate.initiate()),
  ];
}

export function terms(dispatch: AppDispatch): HeldQuery[] {
  return [
    dispatch(termsApi.endpoints.readCurrentTerms.initiate()),
    dispatch(privacyNoticeApi.endpoints.readPrivacyNotice.initiate()),
  ];
}

export function welcome(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(termsApi.endpoints.getTerms.initiate())];
}

export function status(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(memberApi.endpoints.getMemberProfile.initiate())];
}

export function share(dispatch: AppDispatch, { search }: ScreenAddress): HeldQuery[] {
  return [dispatch(shareApi.endpoints.listShareEntries.initiate(readChoice(search)))];
}

export function loan(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(loanApi.endpoints.listLoanContracts.initiate())];
}

export function loanStatement(dispatch: AppDispatch, { params, search }: ScreenAddress): HeldQuery[] {
  const contractNo = params['statement'] ?? '';
  return [
    dispatch(loanApi.endpoints.listLoanEntries.initiate({ contractNo, ...readChoice(search) })),
    dispatch(loanApi.endpoints.listLoanContracts.initiate()),
  ];
}

export function deposit(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(depositApi.endpoints.listDepositAccounts.initiate())];
}

export function depositStatement(dispatch: AppDispatch, { params, search }: ScreenAddress): HeldQuery[] {
  const accountNo = params['statement'] ?? '';
  return [
    dispatch(depositApi.endpoints.listDepositEntries.initiate({ accountNo, ...readChoice(search) })),
    dispatch(depositApi.endpoints.listDepositAccounts.initiate()),
  ];
}

export function receipts(dispatch: AppDispatch): HeldQuery[] {
  return [
    dispatch(receiptApi.endpoints.listReceipts.initiate()),
    dispatch(receiptApi.endpoints.listCollections.initiate()),
    dispatch(receiptApi.endpoints.getComingBill.initiate()),
  ];
}

export function cremationReceipts(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(receiptApi.endpoints.listCremationReceipts.initiate())];
}

export function guarantees(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(guaranteeApi.endpoints.listGuarantees.initiate())];
}

export function beneficiaries(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(beneficiaryApi.endpoints.listBeneficiaries.initiate())];
}

export function welfare(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(welfareApi.endpoints.getWelfare.initiate())];
}

export function dividend(dispatch: AppDispatch): HeldQuery[] {
  return [dispatch(dividendApi.endpoints.listDividendYears.initiate())];
}

export function password(dispatch: AppDispatch): HeldQuery[] {
  return [
    dispatch(deviceApi.endpoints.listDevices.initiate()),
    dispatch(activityApi.endpoints.listActivity.initiate(FEW_ACTIVITIES)),
  ];
}

export function privacy(dispatch: AppDispatch): HeldQuery[] {
  return [
    dispatch(privacyApi.endpoints.getConsents.initiate()),
    dispatch(privacyApi.endpoints.listPrivacyRequests.initiate()),
    dispatch(privacyNoticeApi.endpoints.readPrivacyNotice.initiate()),
  ];
}
