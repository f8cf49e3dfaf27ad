import { deductionApi } from '../../domain/deduction/deduction-endpoints.ts';
import { loanOutlookApi } from '../../domain/loan/loan-outlook-endpoints.ts';
import { UNSUBSCRIBED, loadQueries } from '../../lib/screen.ts';
import { firstScreenApi } from './first-screen-endpoints.ts';
import { memberApi } from './member-endpoints.ts';

/** A loader that asks for all rows of the first screen at once. */
export function loadFirstScreen() {
  const { listNewestReceipts, getLatestDividend, listOpenRequests, listOpenWelfare } =
    firstScreenApi.endpoints;
  const own = [
    memberApi.endpoints.getMemberProfile,
    listNewestReceipts,
    loanOutlookApi.endpoints.listLoanOutlooks,
    getLatestDividend,
    listOpenRequests,
    listOpenWelfare,
  ];
  return loadQueries(() => [
    deductionApi.endpoints.getDeduction.initiate(undefined, UNSUBSCRIBED),
    ...own.map(({ initiate }) => initiate(undefined, UNSUBSCRIBED)),
  ]);
}
