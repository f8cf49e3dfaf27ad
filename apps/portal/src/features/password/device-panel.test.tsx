import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { DEVICE } from '../../../test/privacy-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const PHONE = {
  ...DEVICE,
  device_id: 'phone-phone-phone-ph01',
  device: 'Chrome บน Android',
  address: '203.0.x.x',
  current: false,
};
const STRANGER = { ...PHONE, device_id: 'stranger-stranger-st01', device: 'อุปกรณ์ที่ไม่ทราบชนิด', address: '' };

/** A mock server with these devices, which can be signed out. */
function mockDevices(devices: (typeof DEVICE)[]) {
  let signedIn = devices;
  const ended: unknown[] = [];
  mockAllCalls();
  network.use(
    http.post('*/api/member/auth/devices', () => HttpResponse.json({ rc_code: '1', data: signedIn })),
    http.post('*/api/member/auth/devices/end', async ({ request }) => {
      const { device_id } = (await request.json()) as { device_id: string };
      ended.push(device_id);
      signedIn = signedIn.filter((device) => device.device_id !== device_id);
      return HttpResponse.json({ rc_code: '1', rc_des: 'ออกจากระบบในอุปกรณ์นั้นแล้ว', data: [] });
    }),
    http.post('*/api/member/auth/devices/end_others', () => {
      ended.push('others');
      signedIn = signedIn.filter(({ current }) => current);
      return HttpResponse.json({ rc_code: '1', data: [] });
    }),
  );
  return ended;
}

const open = () => renderPortal('/member/password', { session: SOMYING });
const panel = () => screen.findByRole('region', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' });
const names = async () =>
  within(await panel())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('lists each device with its time and place, and marks the one in hand, which is left by signing out', async () => {
  mockDevices([DEVICE, PHONE]);
  open();
  expect(await names()).toEqual(['Firefox บน Windowsเครื่องนี้', 'Chrome บน Android']);
  const [mine, phone] = within(await panel()).getAllByRole('listitem');
  expect(mine?.textContent).toContain('เข้าสู่ระบบเมื่อ 20\u00A0พ.ย. 2569');
  expect(mine && within(mine).queryByRole('button')).toBeNull();
  expect(phone?.textContent).toContain('จากที่อยู่อินเทอร์เน็ต 203.0.x.x');
});

it('signs one device out, says so, and keeps the reader in the list', async () => {
  const ended = mockDevices([DEVICE, PHONE, STRANGER]);
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'ให้ออกจากระบบ Chrome บน Android' }));
  await waitFor(async () => expect(await names()).toEqual(['Firefox บน Windowsเครื่องนี้', 'อุปกรณ์ที่ไม่ทราบชนิด']));
  expect(ended).toEqual([PHONE.device_id]);
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ tone: 'success', title: 'ออกจากระบบในอุปกรณ์นั้นแล้ว' }]),
  );
  expect(document.activeElement).toBe(await panel());
});

it('signs all others out at once, where there are several', async () => {
  const ended = mockDevices([DEVICE, PHONE, STRANGER]);
  const { user } = open();
  const all = await screen.findByRole('button', { name: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบ' });
  await user.click(all);
  expect(await screen.findByText(visibleText('ท่านเข้าสู่ระบบอยู่ที่อุปกรณ์นี้เครื่องเดียว'))).toBeInstanceOf(HTMLElement);
  expect(ended).toEqual(['others']);
  expect(screen.queryByRole('button', { name: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบ' })).toBeNull();
});

it('shows the list as it stands when a device was gone already', async () => {
  mockDevices([DEVICE, PHONE]);
  const { user, store } = open();
  const end = await screen.findByRole('button', { name: 'ให้ออกจากระบบ Chrome บน Android' });
  network.use(
    memberHandler(
      'auth/devices/end',
      { error: 'ไม่พบข้อมูล', message: 'x', code: 'not_found' },
      { status: 404 },
    ),
    memberHandler('auth/devices', { rc_code: '1', data: [DEVICE] }),
  );
  await user.click(end);
  await waitFor(async () => expect(await names()).toEqual(['Firefox บน Windowsเครื่องนี้']));
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ tone: 'danger', description: 'ไม่พบข้อมูล' }]),
  );
});

it('leaves the password form alone when it cannot be shown', async () => {
  mockAllCalls();
  network.use(memberHandler('auth/devices', {}, { status: 404 }));
  open();
  expect(await screen.findByText(visibleText('ยังแสดงอุปกรณ์ที่เข้าสู่ระบบไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByLabelText('รหัสผ่านเดิม')).toBeInstanceOf(HTMLElement);
});

it('tells an officer who looks that no device in the list is theirs, and lets them end none', async () => {
  mockDevices([PHONE, { ...STRANGER }].map((device) => ({ ...device, current: false })));
  const session = { ...SOMYING, impersonator: 'วราภรณ์ สุขใจ' };
  renderPortal('/member/password', { session });
  expect(await names()).toEqual(['Chrome บน Android', 'อุปกรณ์ที่ไม่ทราบชนิด']);
  expect((await panel()).textContent).toContain('เครื่องของเจ้าหน้าที่ที่กำลังดูแทนไม่อยู่ในรายการนี้');
  expect(within(await panel()).queryAllByRole('button')).toEqual([]);
});

it('says so where the member is signed in nowhere', async () => {
  mockDevices([]);
  renderPortal('/member/password', { session: { ...SOMYING, impersonator: 'วราภรณ์ สุขใจ' } });
  expect((await panel()).textContent).toContain('สมาชิกไม่ได้เข้าสู่ระบบอยู่ที่อุปกรณ์ใด');
  expect((await panel()).textContent).not.toContain('อุปกรณ์นี้');
});
