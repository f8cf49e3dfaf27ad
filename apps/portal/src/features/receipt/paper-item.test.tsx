import { DisclosureList } from '@sahakorn/ui/disclosure-list';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { RECEIPT } from '../../../test/receipt-fixtures.ts';
import { UNAUTHORIZED, network } from '../../../test/mock-server.ts';
import { makeStore } from '../../app/store/store.ts';
import { DEFAULT_DISPLAY } from '../../lib/display/display-preferences.ts';
import { PaperItem } from './paper-item.tsx';

const PATH = '/api/member/print_pdf/2026/10';
const URL_OF_FILE = 'blob:http://localhost:8080/receipt';
const OUT_OF_ORDER = 'ระบบสหกรณ์ขัดข้องชั่วคราว อินเทอร์เน็ตของท่านใช้งานได้ปกติ ข้อมูลของท่านไม่สูญหาย';

let open: ReturnType<typeof vi.spyOn>;
let revoke: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue(URL_OF_FILE);
  revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  open = vi.spyOn(window, 'open').mockReturnValue({} as Window);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

function pdf(bytes = '%PDF-1.7 receipt', type = 'application/pdf') {
  return new HttpResponse(bytes, { headers: { 'Content-Type': type } });
}

function renderPaper(answer: (request: Request) => Response | Promise<Response>) {
  network.use(http.get(`*${PATH}`, ({ request }) => answer(request) as HttpResponse<string>));
  const store = makeStore({ session: SOMYING, display: DEFAULT_DISPLAY });
  const { unmount } = render(
    <Provider store={store}>
      <DisclosureList>
        <PaperItem paper={RECEIPT} pdf={() => PATH} note={null} open>
          {null}
        </PaperItem>
      </DisclosureList>
    </Provider>,
  );
  return { store, unmount, user: userEvent.setup() };
}

function button(name = 'พิมพ์ ตุลาคม 2569') {
  return screen.findByRole('button', { name });
}

it('fetches the document with the token in the header only, and opens it', async () => {
  const asked: Request[] = [];
  const { user } = renderPaper((request) => {
    asked.push(request);
    return pdf();
  });
  await user.click(await button());
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE, '_blank'));
  const [request] = asked;
  expect(request?.headers.get('Authorization')).toBe('Bearer token-of-somying');
  expect(request?.headers.get('Accept')).toBe('application/pdf, application/json');
  expect(request?.url).not.toContain('token');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('sends one request however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answer = vi.fn<() => Promise<Response>>(() => promise);
  const { user } = renderPaper(answer);
  await user.click(await button());
  await user.click(await button('กำลังเปิด'));
  resolve(pdf());
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  await button();
  expect(answer).toHaveBeenCalledOnce();
});

it('shows a refusal beside the button only', async () => {
  const { user, store } = renderPaper(() =>
    HttpResponse.json({ rc_code: '0', rc_des: 'เดือนนี้เก็บเงินไม่ได้ จึงไม่มีใบเสร็จรับเงิน', data: [] }),
  );
  await user.click(await button());
  expect(await screen.findByText(visibleText('เดือนนี้เก็บเงินไม่ได้ จึงไม่มีใบเสร็จรับเงิน'))).toBeInstanceOf(
    HTMLElement,
  );
  expect(store.getState().ui.toasts).toEqual([]);
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['a sentence of the server', 404, { error: 'ไม่พบเอกสารนี้', message: 'x', code: 'not_found' }, 'ไม่พบเอกสารนี้'],
  ['a failure without words', 500, {}, OUT_OF_ORDER],
])('says what failed and raises the toast of every call: %s', async (_what, status, body, words) => {
  const { user, store } = renderPaper(() => HttpResponse.json(body, { status }));
  await user.click(await button());
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(store.getState().ui.toasts).toHaveLength(1));
  expect(store.getState().session.user).not.toBeNull();
});

it.each([
  ['a page of a proxy', () => pdf('<html>', 'text/html')],
  ['a page that calls itself a document', () => pdf('<html>')],
  ['a success without a file', () => HttpResponse.json({ rc_code: '1', data: [] })],
])('opens nothing that is no document: %s', async (_what, answer) => {
  const { user } = renderPaper(answer);
  await user.click(await button());
  expect(await screen.findByText(OUT_OF_ORDER)).toBeInstanceOf(HTMLElement);
  expect(open).not.toHaveBeenCalled();
});

it('ends the session if the token is invalid', async () => {
  const { user, store } = renderPaper(() => HttpResponse.json(UNAUTHORIZED, { status: 401 }));
  await user.click(await button());
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('');
});

it('drops a document that arrives after the user has left the screen', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { user, unmount } = renderPaper(() => promise);
  await user.click(await button());
  unmount();
  resolve(pdf());
  await waitFor(() => expect(revoke).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE));
  expect(open).not.toHaveBeenCalled();
});
