import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { ACCOUNT_ROW, ENTRY_ROW, MONTHS, STATEMENT } from '../../test/deposit-fixtures.ts';
import { LOAN_CONTRACT, LOAN_ENTRY, LOAN_STATEMENT } from '../../test/loan-fixtures.ts';
import { SOMYING } from '../../test/member-fixtures.ts';
import { waitForCalls } from '../../test/wait-for-calls.ts';
import { mockAllCalls, network } from '../../test/mock-server.ts';
import { paths } from '../lib/paths.ts';

const OTHER_ACCOUNT = { ...ACCOUNT_ROW, deposit_account_no: '0200054321', balance: '55555.55' };
const OTHER_CONTRACT = { ...LOAN_CONTRACT, loan_contract_no: 'ฉ6900045', principal_balance: '55555.55' };

/** Two statements of one kind, each with its path and the server's response. */
const PAIRS = [
  {
    kind: 'deposit statement',
    first: { path: paths.depositStatement('0100012345'), call: /statement\/0100012345$/, answer: STATEMENT },
    second: {
      path: paths.depositStatement('0200054321'),
      call: /statement\/0200054321$/,
      answer: { ...STATEMENT, head: OTHER_ACCOUNT, data: [{ ...ENTRY_ROW, balance: '55555.55' }] },
    },
    firstAmount: '88,410.75',
  },
  {
    kind: 'loan statement',
    first: {
      path: paths.loanStatement(LOAN_CONTRACT.loan_contract_no),
      call: /statement\/[^/]+6700123$/,
      answer: LOAN_STATEMENT,
    },
    second: {
      path: paths.loanStatement(OTHER_CONTRACT.loan_contract_no),
      call: /statement\/[^/]+6900045$/,
      answer: {
        ...LOAN_STATEMENT,
        head: OTHER_CONTRACT,
        data: [{ ...LOAN_ENTRY, principal_balance: '55555.55' }],
        totals: { ...LOAN_STATEMENT.totals, credit_amount: '0.00' },
      },
    },
    firstAmount: '490,500.00',
  },
];

const ANY_MONTHS = http.post(/member_dep_months\/\d+$/, () =>
  HttpResponse.json({ rc_code: '1', data: MONTHS }),
);

/** Holds back the response to a call until `release`. */
function deferResponse(call: RegExp, answer: object) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let state: 'idle' | 'requested' | 'answered' = 'idle';
  network.use(
    http.post(call, async () => {
      state = 'requested';
      await promise;
      state = 'answered';
      return HttpResponse.json(answer);
    }),
  );
  return { release: resolve, state: () => state };
}

const shown = (text: string) =>
  [...document.querySelectorAll('main [data-slot="statement-table"]')].some((table) =>
    table.textContent.includes(text),
  );

describe.each(PAIRS)('from one $kind to another', ({ first, second, firstAmount }) => {
  it('drops a response of the first that arrives after the second', async () => {
    mockAllCalls();
    network.use(ANY_MONTHS);
    const deferred = deferResponse(first.call, first.answer);
    network.use(http.post(second.call, () => HttpResponse.json(second.answer)));
    const { router, store } = renderPortal(first.path, { session: SOMYING });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(deferred.state()).toBe('requested'));
    await router.navigate(second.path);
    await waitFor(() => expect(shown('55,555.55')).toBe(true));
    deferred.release();
    await waitFor(() => expect(deferred.state()).toBe('answered'));
    await waitForCalls(store);
    await delay(50);
    expect(shown('55,555.55')).toBe(true);
    expect(shown(firstAmount)).toBe(false);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('shows nothing of the first while the second is loading', async () => {
    mockAllCalls();
    network.use(http.post(first.call, () => HttpResponse.json(first.answer)));
    const deferred = deferResponse(second.call, second.answer);
    const { router } = renderPortal(first.path, { session: SOMYING });
    await waitFor(() => expect(shown(firstAmount)).toBe(true));
    await router.navigate(second.path);
    await waitFor(() => expect(document.querySelector('main [data-slot="skeleton-table"]')).not.toBeNull());
    expect(shown(firstAmount)).toBe(false);
    deferred.release();
    await waitFor(() => expect(shown('55,555.55')).toBe(true));
  });
});
