import { deductionApi } from '../../domain/deduction/deduction-endpoints.ts';
import { loanOutlookApi } from '../../domain/loan/loan-outlook-endpoints.ts';
import { loadEndpoints } from '../../lib/screen.ts';
import { firstScreenApi } from './first-screen-endpoints.ts';
import { memberApi } from './member-endpoints.ts';

/** A loader that starts all queries of the first screen at once. */
export function loadFirstScreen() {
  const { listNewestReceipts, getLatestDividend, listOpenRequests, listOpenWelfare } =
    firstScreenApi.endpoints;
  return loadEndpoints(
    deductionApi.endpoints.getDeduction,
    memberApi.endpoints.getMemberProfile,
    listNewestReceipts,
    loanOutlookApi.endpoints.listLoanOutlooks,
    getLatestDividend,
    listOpenRequests,
    listOpenWelfare,
  );
}
