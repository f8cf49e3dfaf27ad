import { type FeatureAnswers, collectDemoCalls } from './feature-answers.ts';
import { infoAnswers } from './info-wire.ts';
import { answers } from './member-answers.ts';
import { LOGIN_ANSWER } from './member-wire.ts';
import { postAnswers } from './posts-wire.ts';

const features = Object.values(
  import.meta.glob<FeatureAnswers>('../src/features/*/test/answers.ts', { eager: true }),
);

/** The screen that shows each recorded call of the demonstration. */
export const demoCalls = collectDemoCalls(features);

/** A server on which all is well. */
export function allAnswers() {
  return [
    ...infoAnswers(),
    ...postAnswers(),
    answers('auth/login', LOGIN_ANSWER),
    answers('auth/logout', { rc_code: '1', message: 'ออกจากระบบแล้ว', data: [] }),
    answers('auth/getAuthUser', {
      rc_code: '1',
      data: [{ membership_no: '001234', member: LOGIN_ANSWER.member }],
    }),
    answers('lastupdate_bydepstatement', { rc_code: '1', data: '2026-11-19' }),
    ...features.flatMap(({ handlers = [] }) => handlers),
  ];
}
