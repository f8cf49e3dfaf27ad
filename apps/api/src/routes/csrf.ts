/**
 * Routes that visitors write by, which need the CSRF header. `app.ts`
 * registers every function that is exported here.
 */
export { registerBoardWriting } from '../modules/board/board-routes.ts';
export { registerDemandWriting } from '../modules/demand/demand-routes.ts';
