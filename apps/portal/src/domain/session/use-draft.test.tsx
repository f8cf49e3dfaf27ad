import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGIN_ANSWER, SOMYING } from '../../../test/member-fixtures.ts';
import { memberHandler, network } from '../../../test/mock-server.ts';
import { makeStore } from '../../app/store/store.ts';
import { DEFAULT_DISPLAY } from '../../lib/display/display-preferences.ts';
import { sessionEnded, signedOut } from '../../lib/session/session-actions.ts';
import { sessionApi } from './session-endpoints.ts';
import type { Session } from '../../lib/session/session.ts';
import { useDraft } from './use-draft.ts';

const KONGPHOP: Session = { ...SOMYING, token: 'token-of-kongphop', membershipNo: '004321' };
const EMPTY = { subject: '', urgent: false };

beforeEach(() => network.use(http.post('*/auth/logout', () => HttpResponse.error())));

function CorrectionForm() {
  const { values, change, clear } = useDraft('correction', EMPTY);
  return (
    <form onReset={clear}>
      <input
        aria-label="เรื่อง"
        value={values.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <input
        type="checkbox"
        aria-label="ด่วน"
        checked={values.urgent}
        onChange={({ target }) => change({ urgent: target.checked })}
      />
      <button type="reset">ส่ง</button>
    </form>
  );
}

/** Opens the form as this member, and returns its fields. */
function open(session: Session) {
  const store = makeStore({ session, display: DEFAULT_DISPLAY });
  const { unmount } = render(
    <Provider store={store}>
      <CorrectionForm />
    </Provider>,
  );
  return { store, unmount, subject: screen.getByRole<HTMLInputElement>('textbox', { name: 'เรื่อง' }) };
}

async function typeIn({ subject }: ReturnType<typeof open>) {
  await userEvent.type(subject, 'ที่อยู่ใหม่');
  await userEvent.click(screen.getByRole('checkbox', { name: 'ด่วน' }));
}

describe('a form that was left half-filled', () => {
  it('comes back to the same member after the session ended', async () => {
    const before = open(SOMYING);
    await typeIn(before);
    act(() => {
      before.store.dispatch(sessionEnded({ token: SOMYING.token }));
    });
    before.unmount();
    expect(open({ ...SOMYING, token: 'the next' }).subject.value).toBe('ที่อยู่ใหม่');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('never comes to another member, and is gone for the first one then too', async () => {
    const before = open(SOMYING);
    await typeIn(before);
    before.unmount();
    network.use(
      memberHandler('auth/login', { ...LOGIN_ANSWER, token: 'k', membership_no: KONGPHOP.membershipNo }),
    );
    const other = open(KONGPHOP);
    expect(other.subject.value).toBe('');
    await other.store.dispatch(
      sessionApi.endpoints.login.initiate({ membershipNo: '004321', password: 'x', remember: false }),
    );
    other.unmount();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(open(SOMYING).subject.value).toBe('');
  });

  it('is forgotten when its member signs out', async () => {
    const before = open(SOMYING);
    await typeIn(before);
    act(() => {
      before.store.dispatch(signedOut());
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten once it is sent', async () => {
    const before = open(SOMYING);
    await typeIn(before);
    await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
    expect(before.subject.value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});

it.each([
  ['rubbish', '{'],
  ['another shape', '{"membershipNo":"001234","values":{"subject":7}}'],
  ['fields that the form no longer has', '{"membershipNo":"001234","values":{"old":"x","subject":true}}'],
  ['nothing', ''],
])('opens empty over %s', (_what, text) => {
  sessionStorage.setItem('sahakorn.draft.correction', text);
  expect(open(SOMYING).subject.value).toBe('');
});

it('works where the browser refuses to store', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: full, setItem: full, removeItem: full, clear: () => {} });
  const form = open(SOMYING);
  await typeIn(form);
  expect(form.subject.value).toBe('ที่อยู่ใหม่');
});
