import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { FOOTER, infoHandler } from '../../../test/info-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const NAKHON_SAWAN = { latitude: 15.7047, longitude: 100.1372 };

/** A geolocation stub with this result. */
function deviceSays(answer: GeolocationCoordinates | { code: number }): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if ('code' in answer) failed?.({ PERMISSION_DENIED: 1, ...answer } as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
}

const offices = async () => {
  await screen.findByRole('heading', { name: /สำนักงานใหญ่/ });
  const main = within(screen.getByRole('main'));
  return main.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ') ?? '');
};

it('shows each office with what is known of it', async () => {
  mockAllCalls();
  renderPortal('/findme');
  expect(await offices()).toEqual([
    expect.stringMatching(
      /^สำนักงานใหญ่99 ถนนตัวอย่าง.*เปิดทำการ จันทร์–ศุกร์ 8.30–15.30 น.02 000 0001ดูแผนที่ สำนักงานใหญ่ดูเส้นทาง สำนักงานใหญ่$/,
    ),
    expect.stringMatching(/^สาขาบ้านไร่12 หมู่ 3.*05 600 0001ดูเส้นทาง สาขาบ้านไร่$/),
  ]);
});

it('sorts by distance once geolocation is allowed', async () => {
  mockAllCalls();
  deviceSays(NAKHON_SAWAN as GeolocationCoordinates);
  const { user } = renderPortal('/findme');
  await user.click(await screen.findByRole('button', { name: 'หาสำนักงานที่ใกล้ที่สุด' }));
  await waitFor(async () =>
    expect(await offices()).toEqual([
      expect.stringMatching(/^สาขาบ้านไร่ใกล้ที่สุดห่างประมาณ 95 กิโลเมตร/),
      expect.stringMatching(/^สำนักงานใหญ่ห่างประมาณ 220 กิโลเมตร/),
    ]),
  );
});

it.each([
  [1, 'ไม่ได้รับอนุญาตให้ดูตำแหน่ง'],
  [2, 'หาตำแหน่งไม่พบ'],
])('says so and keeps the offices where the device answers %d', async (code, words) => {
  mockAllCalls();
  deviceSays({ code });
  const { user } = renderPortal('/findme');
  await user.click(await screen.findByRole('button', { name: 'หาสำนักงานที่ใกล้ที่สุด' }));
  expect(await screen.findByText(visibleText(words))).toBeInstanceOf(HTMLElement);
  expect(await offices()).toHaveLength(2);
});

it('reloads the page where the permissions policy forbids geolocation', async () => {
  mockAllCalls();
  deviceSays(NAKHON_SAWAN as GeolocationCoordinates);
  Object.defineProperty(document, 'featurePolicy', {
    value: { allowsFeature: () => false },
    configurable: true,
  });
  renderPortal('/findme');
  expect(await offices()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'หาสำนักงานที่ใกล้ที่สุด' })).toBeNull();
  expect(screen.getByRole('link', { name: 'หาสำนักงานที่ใกล้ที่สุด' })).toHaveProperty('pathname', '/findme');
  Object.defineProperty(document, 'featurePolicy', { value: undefined, configurable: true });
});

it.each([
  [{ rc_code: '0', rc_des: 'ยังไม่มี', data: [] }],
  [{ rc_code: '1', data: [{ ...FOOTER, branches: [] }] }],
])('says that there are no offices yet for %j', async (body) => {
  mockAllCalls();
  network.use(infoHandler('footer', body));
  renderPortal('/findme');
  expect(await screen.findByText(visibleText('ยังไม่มีข้อมูลสำนักงาน'))).toBeInstanceOf(HTMLElement);
});
