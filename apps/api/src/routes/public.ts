/**
 * Routes that anyone may call. One line for each: `app.ts` registers every function that is exported here.
 */
export { registerRegistration } from '../modules/account/registration-routes.ts';
export { registerBoard } from '../modules/board/board-routes.ts';
export { registerCalculators } from '../modules/calculator/calculator-routes.ts';
export { registerDemands } from '../modules/demand/demand-routes.ts';
export { registerVerification } from '../modules/document/document-routes.ts';
export { registerImpersonation } from '../modules/impersonation/impersonation-routes.ts';
export { registerPublicPages } from '../modules/info/public-page-routes.ts';
export { registerMedia } from '../modules/media/media-routes.ts';
export { registerPrivacyNotice } from '../modules/privacy/privacy-routes.ts';
export { registerErrorReports } from '../modules/report/report-routes.ts';
export { registerSearch } from '../modules/search/search-routes.ts';
export { registerChallenges } from '../modules/session/challenge-routes.ts';
export { registerSession } from '../modules/session/session-routes.ts';
export { registerCurrentTerms } from '../modules/terms/terms-routes.ts';
