import { setupServer } from 'msw/node';
import { defaultHandlers } from './default-handlers.ts';

export { memberHandler } from './member-handler.ts';

/** The mock server of the tests. Each test defines the responses to its calls; an unexpected call fails. */
export const network = setupServer();

/** The response to a call without a session. */
export const UNAUTHORIZED = {
  error: 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
  message: 'the session has ended or never was',
  code: 'unauthorized',
};

/** Successful responses to all calls. */
export function mockAllCalls(): void {
  network.use(...defaultHandlers());
}
