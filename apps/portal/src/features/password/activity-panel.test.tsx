import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { ACTIVITY } from '../../../test/privacy-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const STAFF = {
  ...ACTIVITY,
  kind: 'impersonation-started',
  device: '',
  address: '',
  staff: 'วราภรณ์ สุขใจ',
  detail: 'สมาชิกแจ้งว่ายอดหุ้นไม่ตรง',
};
const FAILED = { ...ACTIVITY, kind: 'sign-in-failed', device: 'Chrome บน Android', address: '203.0.x.x' };

const open = () => renderPortal('/member/password', { session: SOMYING });
const panel = () => screen.findByRole('region', { name: 'ประวัติการใช้งาน' });

it('says what was done, when, from where, and which officer looked why', async () => {
  mockAllCalls();
  network.use(
    memberHandler('member_activity', { rc_code: '1', data: [STAFF, FAILED, ACTIVITY], next_cursor: null }),
  );
  open();
  const [staff, failed, own] = within(await panel()).getAllByRole('listitem');
  expect(staff?.textContent.replaceAll('\u00A0', ' ')).toBe(
    'เจ้าหน้าที่เข้าดูข้อมูลแทนท่านเจ้าหน้าที่20 พ.ย. 2569 10.02 น.โดย วราภรณ์ สุขใจเหตุผล: สมาชิกแจ้งว่ายอดหุ้นไม่ตรง',
  );
  expect(failed?.textContent).toContain('เข้าสู่ระบบไม่สำเร็จโปรดตรวจสอบ');
  expect(failed?.textContent).toContain('Chrome บน Android จาก 203.0.x.x');
  expect(own?.textContent).toMatch(/^เข้าสู่ระบบ20/);
});

it('shows older activity when it is asked for', async () => {
  mockAllCalls();
  const limits: unknown[] = [];
  network.use(
    http.post('*/api/member/member_activity', async ({ request }) => {
      const { limit } = (await request.json()) as { limit: number };
      limits.push(limit);
      return HttpResponse.json({
        rc_code: '1',
        data: limit > 10 ? [ACTIVITY, FAILED] : [ACTIVITY],
        next_cursor: '7',
      });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'ดูย้อนหลังอีก' }));
  expect(await screen.findByText('เข้าสู่ระบบไม่สำเร็จ')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'ดูย้อนหลังอีก' })).toBeNull();
  expect((await panel()).textContent).toContain('แสดง 100 รายการล่าสุด');
  expect(new Set(limits)).toEqual(new Set([10, 100]));
});
