import {
  printCremPdf,
  printDepStatementPdf,
  printHoldingsPdf,
  printLoanStatementPdf,
  printPdf,
  printSharePdf,
  verifyDocument,
} from './document.ts';
import { forgetPassword, memberPass, registerAuth, registerMember } from './account.ts';
import { memberActivity } from './activity.ts';
import { memberGian } from './beneficiary.ts';
import {
  board,
  boardAnswer,
  boardAnswerDelete,
  boardCreate,
  boardDelete,
  boardOwn,
  boardShow,
} from './board.ts';
import type { Call } from './call.ts';
import { getChallenge } from './challenge.ts';
import { memberKepcrem } from './cremation.ts';
import { createDemand, listDemands, showDemand, trackDemand } from './demand.ts';
import { lastUpdate, memberDep, memberDepStatement } from './deposit.ts';
import { endDevice, endOtherDevices, listDevices } from './device.ts';
import { memberDiv } from './dividend.ts';
import { memberColl } from './guarantee.ts';
import { footer, home, manufacturer } from './home.ts';
import { impersonate } from './impersonation.ts';
import { manu } from './info.ts';
import { memberLoan, memberLoanStatement } from './loan.ts';
import { memberStatus } from './member.ts';
import { wwwUpload } from './picture.ts';
import {
  decideConsent,
  makePrivacyRequest,
  memberConsents,
  memberDataCsv,
  memberDataJson,
  memberPrivacyRequests,
  privacyNotice,
} from './privacy.ts';
import { memberCollection, memberKep, memberMonthly } from './receipt.ts';
import { getAuthUser, login, logout } from './session.ts';
import { memberShare } from './share.ts';
import { acceptTerms, currentTerms, termsOfCondition } from './terms.ts';
import { listTopics, searchTopics, showTopic } from './topic.ts';
import { memberWelfare } from './welfare.ts';

/** Every call of the API, in the order of the documentation. */
export const calls: readonly Call[] = [
  login,
  logout,
  getAuthUser,
  listDevices,
  endDevice,
  endOtherDevices,
  registerAuth,
  registerMember,
  forgetPassword,
  termsOfCondition,
  acceptTerms,
  memberPass,
  memberActivity,
  memberConsents,
  decideConsent,
  memberPrivacyRequests,
  makePrivacyRequest,
  memberDataJson,
  memberDataCsv,
  lastUpdate,
  memberStatus,
  wwwUpload,
  memberShare,
  memberLoan,
  memberLoanStatement,
  memberDep,
  memberDepStatement,
  memberKep,
  memberCollection,
  memberMonthly,
  memberColl,
  memberGian,
  memberDiv,
  memberWelfare,
  memberKepcrem,
  printPdf,
  printCremPdf,
  printSharePdf,
  printLoanStatementPdf,
  printDepStatementPdf,
  printHoldingsPdf,
  getChallenge,
  manu,
  currentTerms,
  privacyNotice,
  home,
  listTopics,
  searchTopics,
  showTopic,
  board,
  boardShow,
  boardCreate,
  boardAnswer,
  boardDelete,
  boardAnswerDelete,
  boardOwn,
  listDemands,
  showDemand,
  trackDemand,
  createDemand,
  footer,
  manufacturer,
  verifyDocument,
  impersonate,
];
