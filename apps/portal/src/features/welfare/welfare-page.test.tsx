import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { WELFARE } from '../../../test/benefit-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

function renderWelfare(path = '/member/welfare', body: object = WELFARE) {
  mockAllCalls();
  network.use(memberHandler('member_welfare', body as typeof WELFARE));
  return renderPortal(path, { session: SOMYING });
}

/** The requests of the selected tab, with plain spaces. The other tabs are rendered for print. */
async function requests() {
  const panels = await screen.findAllByRole('tabpanel');
  const [panel] = panels.filter(({ dataset }) => dataset['state'] === 'active');
  if (!panel) throw new Error('no tab shows');
  return within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}

it('shows the first type with what became of each request', async () => {
  renderWelfare();
  expect(await requests()).toEqual([
    'ทุนการศึกษาบุตร เลขที่ ส69-01072,500.00 บาทระดับอุดมศึกษารอพิจารณายื่นเมื่อ19 พ.ย. 2569การจ่ายเงินยังไม่จ่าย',
    'ทุนการศึกษาบุตร เลขที่ ส67-01022,000.00 บาทอนุมัติยื่นเมื่อ25 มิ.ย. 2567พิจารณาเมื่อ16 ก.ค. 2567การจ่ายเงินจ่ายแล้ว 23 ก.ค. 2567',
  ]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ทุนการศึกษาบุตร (2)'),
    expect.stringContaining('สงเคราะห์ผู้ประสบภัยพิบัติ (1)'),
  ]);
});

it('shows the number of open requests and the received total, exact to the satang', async () => {
  renderWelfare();
  await requests();
  expect(screen.getByText(visibleText('1 คำขอ'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('ได้รับแล้วรวม').parentElement?.textContent).toMatch(/2,000\.00\sบาท$/);
});

it('keeps the tab in the URL without a history entry or a request', async () => {
  let asked = 0;
  const { router, user } = renderWelfare();
  network.use(
    http.post('*/api/member/member_welfare', () => {
      asked += 1;
      return HttpResponse.json(WELFARE);
    }),
  );
  await user.click(await screen.findByRole('tab', { name: /ภัยพิบัติ/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?type=02'));
  expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(async () =>
    expect(await requests()).toEqual([expect.stringMatching(/ไม่อนุมัติ(?!.*การจ่ายเงิน)/)]),
  );
  expect(asked).toBeLessThanOrEqual(1);
});

it('opens the tab in the URL', async () => {
  renderWelfare('/member/welfare?type=02');
  expect(await requests()).toEqual([
    expect.stringContaining('สงเคราะห์ผู้ประสบภัยพิบัติ เลขที่ ส68-01055,000.00 บาท'),
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('ภัยพิบัติ');
});

it('ignores an unknown type with a note', async () => {
  renderWelfare("/member/welfare?type=01'--");
  expect(await requests()).toHaveLength(2);
  expect(screen.getByText(visibleText('ไม่ได้ใช้ประเภทสวัสดิการในที่อยู่ของหน้านี้'))).toBeInstanceOf(HTMLElement);
});

it('shows an unknown code of the cooperative', async () => {
  const [first] = WELFARE.data;
  renderWelfare('/member/welfare', { ...WELFARE, data: [{ ...first, approve_status: '7' }] });
  expect(await requests()).toEqual([expect.stringContaining('สถานะ 7')]);
});

it('shows an empty state for a member without requests', async () => {
  renderWelfare('/member/welfare?type=01', { ...WELFARE, data: [], tabs: [] });
  expect(await screen.findByText(visibleText('ยังไม่มีคำขอสวัสดิการ'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('tab')).toBeNull();
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_welfare', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/welfare', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'สวัสดิการ' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('shows the error, keeps the session and retries', async () => {
  const { store, user } = renderWelfare('/member/welfare', { rc_code: '1', data: null });
  expect(await screen.findByText(visibleText('ยังแสดงสวัสดิการไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler('member_welfare', WELFARE));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await requests()).toHaveLength(2);
});

it('is linked from the member’s own page, and highlights no menu entry', async () => {
  mockAllCalls();
  const { user } = renderPortal('/member/status', { session: SOMYING });
  await user.click(await screen.findByRole('link', { name: 'ดูสวัสดิการ' }));
  expect(await requests()).toHaveLength(2);
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
});
