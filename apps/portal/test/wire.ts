import { setupServer } from 'msw/node';
import { allAnswers } from './all-answers.ts';

export { answers } from './member-answers.ts';

/** The network of the tests. Each test defines the answers of its calls; an unexpected call fails. */
export const network = setupServer();

/** The answer to a call without a session. */
export const UNAUTHORIZED = {
  error: 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
  message: 'the session has ended or never was',
  code: 'unauthorized',
};

/** A server on which all is well. */
export function answerEverything(): void {
  network.use(...allAnswers());
}
