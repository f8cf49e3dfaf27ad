import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../test/visible-text.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { ACCOUNT_ROW } from '../../test/deposit-fixtures.ts';
import { LOAN_CONTRACT } from '../../test/loan-fixtures.ts';
import { SOMYING } from '../../test/member-fixtures.ts';
import { waitForCalls } from '../../test/wait-for-calls.ts';
import { mockAllCalls, network } from '../../test/mock-server.ts';
import { api } from '../lib/api/api.ts';
import { patterns, paths } from '../lib/paths.ts';
import { screens } from './screens.ts';

const FEEDS = /\/api\/member\/(?:member_|auth\/devices)/;

/** The screens of the member area that load data, each at a valid path. */
const SCREENS = screens
  .filter(({ handle, lazy }) => handle.layout === 'member' && lazy.loader !== undefined)
  .map(({ path, handle: { title } }) => {
    if (path === patterns.loanStatement) return [title, paths.loanStatement(LOAN_CONTRACT.loan_contract_no)];
    if (path === patterns.depositStatement)
      return [title, paths.depositStatement(ACCOUNT_ROW.deposit_account_no)];
    return [title, path];
  });

/** Counts the parts of the screen that failed or are still loading. */
const missing = () =>
  document.querySelectorAll('main :is([data-slot="error-state"], [data-slot^="skeleton"])').length;

it.each(SCREENS)(
  '%s waits for the connection, outlives rubbish, and keeps what it has when the connection goes',
  async (title, path) => {
    mockAllCalls();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.use(http.post(FEEDS, () => HttpResponse.error()));
    const { store, user } = renderPortal(path ?? '', { session: SOMYING });
    await screen.findAllByText(visibleText('ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง'));

    network.use(http.post(FEEDS, () => HttpResponse.json({ rc_code: '1', data: 'rubbish' })));
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await screen.findAllByText(
      visibleText('ระบบสหกรณ์ขัดข้องชั่วคราว อินเทอร์เน็ตของท่านใช้งานได้ปกติ ข้อมูลของท่านไม่สูญหาย'),
    );
    const [heading] = screen.getAllByRole('heading', { level: 1 });
    // A heading may also contain a shorter title for phones.
    expect(heading?.textContent).toContain(title);
    expect(screen.getAllByRole('navigation', { name: 'เมนูสมาชิก' })).not.toEqual([]);
    expect(store.getState().session.user).toEqual(SOMYING);

    mockAllCalls();
    const [retry] = screen.getAllByRole('button', { name: 'ลองอีกครั้ง' });
    if (retry) await user.click(retry);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(missing()).toBe(0));
    await waitForCalls(store);

    onLine.mockReturnValue(false);
    network.use(http.post(FEEDS, () => HttpResponse.error()));
    dispatchEvent(new Event('online'));
    await screen.findAllByText(visibleText('ข้อมูลที่เห็นเป็นข้อมูลก่อนการเชื่อมต่อขาดหาย'));
    expect(missing()).toBe(0);

    // The store of a previous test would refetch too once online.
    cleanup();
    store.dispatch(api.util.resetApiState());
  },
);
