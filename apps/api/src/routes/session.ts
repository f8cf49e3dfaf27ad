/**
 * Routes that need a session, also before the terms are accepted. `app.ts`
 * registers every function that is exported here.
 */
export { registerPasswordChange } from '../modules/account/account-routes.ts';
export { registerActivity } from '../modules/activity/activity-routes.ts';
export { registerOwnBoard } from '../modules/board/board-routes.ts';
export { registerDownloads } from '../modules/privacy/download-routes.ts';
export { registerPrivacy } from '../modules/privacy/privacy-routes.ts';
export { registerDevices } from '../modules/session/device-routes.ts';
export { registerTerms } from '../modules/terms/terms-routes.ts';
