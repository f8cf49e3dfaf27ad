import { type FeatureHandlers, collectDemoCalls } from './feature-handlers.ts';
import { infoHandlers } from './info-fixtures.ts';
import { memberHandler } from './member-handler.ts';
import { LOGIN_ANSWER } from './member-fixtures.ts';
import { postHandlers } from './posts-fixtures.ts';

const features = Object.values(
  import.meta.glob<FeatureHandlers>('../src/features/*/test/handlers.ts', { eager: true }),
);

/** Every recorded call of the demonstration, with a screen that makes it. */
export const demoCalls = collectDemoCalls(features);

/** Successful responses to all calls. */
export function defaultHandlers() {
  return [
    ...infoHandlers(),
    ...postHandlers(),
    memberHandler('auth/login', LOGIN_ANSWER),
    memberHandler('auth/logout', { rc_code: '1', message: 'ออกจากระบบแล้ว', data: [] }),
    memberHandler('auth/getAuthUser', {
      rc_code: '1',
      data: [{ membership_no: '001234', member: LOGIN_ANSWER.member }],
    }),
    memberHandler('lastupdate_bydepstatement', { rc_code: '1', data: '2026-11-19' }),
    ...features.flatMap(({ handlers = [] }) => handlers),
  ];
}
