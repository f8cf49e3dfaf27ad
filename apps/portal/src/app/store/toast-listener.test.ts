import { manufacturer } from '@sahakorn/contract/home';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { network } from '../../../test/mock-server.ts';
import { topicApi } from '../../domain/topic/topic-endpoints.ts';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import type { FailureDisplay } from '../../lib/api/base-query.ts';
import { DEFAULT_DISPLAY } from '../../lib/display/display-preferences.ts';
import { makeStore } from './store.ts';

const ask = (failure?: FailureDisplay) => ({
  query: () => request(manufacturer, {}),
  ...(failure && { extraOptions: { failure } }),
});

const ENDPOINTS = api.injectEndpoints({
  endpoints: (build) => ({
    askPlainly: build.mutation<unknown, void>(ask()),
    askSilently: build.mutation<unknown, void>(ask('silent')),
    askForNotices: build.mutation<unknown, void>(ask('noticeOnly')),
    askForWhatMayBeAbsent: build.mutation<unknown, void>(ask('absentInPlace')),
    askForNoticesOfWhatMayBeAbsent: build.mutation<unknown, void>(ask('noticeUnlessAbsent')),
    askForWhatMayBeRefused: build.mutation<unknown, void>(ask('refusedInPlace')),
    askToProveIdentity: build.mutation<unknown, void>(ask('connectionFallback')),
    askWithCredentials: build.mutation<unknown, void>(ask('unauthorizedToast')),
  }),
}).endpoints;

const ANSWERS = {
  'a lost connection': () => HttpResponse.error(),
  'a notice': () => HttpResponse.json({ error: 'ปิดปรับปรุง' }, { status: 503 }),
  'a missing thing': () => HttpResponse.json({ error: 'ไม่พบข้อมูล' }, { status: 404 }),
  'a thing that is gone': () => HttpResponse.json({ error: 'ถูกลบแล้ว' }, { status: 410 }),
  'a refusal': () => HttpResponse.json({ rc_code: '0', rc_des: 'รหัสผ่านไม่ถูกต้อง' }),
  'a wrong password': () => HttpResponse.json({ error: 'รหัสผ่านไม่ถูกต้อง' }, { status: 401 }),
} as const;

const ALL = [
  'a lost connection',
  'a notice',
  'a missing thing',
  'a thing that is gone',
  'a refusal',
] as const;

const SHOWN: Readonly<Record<keyof typeof ENDPOINTS, readonly (keyof typeof ANSWERS)[]>> = {
  askPlainly: ALL,
  askSilently: [],
  askForNotices: ['a notice', 'a missing thing', 'a thing that is gone'],
  askForWhatMayBeAbsent: ['a lost connection', 'a notice', 'a refusal'],
  askForNoticesOfWhatMayBeAbsent: ['a notice'],
  askForWhatMayBeRefused: ['a lost connection', 'a notice', 'a missing thing', 'a thing that is gone'],
  askToProveIdentity: ALL,
  askWithCredentials: [...ALL, 'a wrong password'],
};

const CASES = Object.entries(SHOWN).flatMap(([name, shown]) =>
  Object.entries(ANSWERS).map(([what, answer]) => ({
    name: name as keyof typeof ENDPOINTS,
    what,
    answer,
    toasts: Number(shown.some((one) => one === what)),
  })),
);

it.each(CASES)('$name shows $toasts toasts for $what', async ({ name, answer, toasts }) => {
  network.use(http.get('*/api/info/manufacturer', answer));
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY });
  await store.dispatch(ENDPOINTS[name].initiate());
  expect(store.getState().ui.toasts).toHaveLength(toasts);
});

it.each([
  ['connectionFallback', 'askToProveIdentity', 'ไม่สามารถเชื่อมต่อได้'],
  ['no option', 'askPlainly', 'ระบบสหกรณ์ขัดข้องชั่วคราว'],
] as const)('says of a refusal without words, with %s: %3$s', async (_option, name, title) => {
  network.use(http.get('*/api/info/manufacturer', () => HttpResponse.json({ rc_code: '0' })));
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY });
  await store.dispatch(ENDPOINTS[name].initiate());
  expect(store.getState().ui.toasts).toMatchObject([{ title, durationMs: 5000 }]);
});

it('shows each error of a failed call for ten seconds, and its sentence for five', async () => {
  const body = { error: 'ข้อมูลไม่ครบ', errors: ['กรอกชื่อ', 'กรอกนามสกุล'] };
  network.use(http.get('*/api/info/manufacturer', () => HttpResponse.json(body, { status: 422 })));
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY });
  await store.dispatch(ENDPOINTS.askPlainly.initiate());
  expect(store.getState().ui.toasts).toMatchObject([
    { title: 'กรอกชื่อ', durationMs: 10_000 },
    { title: 'กรอกนามสกุล', durationMs: 10_000 },
    { title: 'Error', description: 'ข้อมูลไม่ครบ', durationMs: 5000 },
  ]);
});

it('shows no toast for a failed picture check', async () => {
  network.use(http.head('*/mediafiles/*', () => HttpResponse.error()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY });
  const { isError } = await store.dispatch(topicApi.endpoints.checkPicture.initiate('lost.png'));
  expect(isError).toBe(true);
  expect(store.getState().ui.toasts).toEqual([]);
});
