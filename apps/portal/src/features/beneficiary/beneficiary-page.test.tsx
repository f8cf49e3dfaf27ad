import { screen, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const SPOUSE = {
  order_no: 1,
  name: 'นายสมศักดิ์ ใจดี',
  relation: 'คู่สมรส' as string | null,
  percent: '50.0000' as string | null,
  condition: null as string | null,
  recorded_on: '2023-06-25' as string | null,
};
const SON = {
  ...SPOUSE,
  order_no: 2,
  name: 'เด็กชายสุทธิ ใจดี',
  relation: 'บุตร',
  condition: 'หากยังไม่บรรลุนิติภาวะ ให้ผู้ใช้อำนาจปกครองรับแทน',
};

function renderBeneficiaries(data: unknown[], contactPhone = '02 000 0001') {
  mockAllCalls();
  network.use(memberHandler('member_gian', { rc_code: '1', data: data as [] }));
  return renderPortal('/member/gian', { session: SOMYING, config: { contactPhone } });
}

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ') ?? '';

it('lists who receives what in their order, and what it comes to', async () => {
  renderBeneficiaries([SPOUSE, SON]);
  await screen.findByRole('heading', { name: '1. นายสมศักดิ์ ใจดี' });
  const [first, second] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(plain(first ?? null)).toBe('1. นายสมศักดิ์ ใจดี50 %คู่สมรส บันทึกเมื่อ 25 มิ.ย. 2566');
  expect(plain(second ?? null)).toBe(
    '2. เด็กชายสุทธิ ใจดี50 %เงื่อนไข หากยังไม่บรรลุนิติภาวะ ให้ผู้ใช้อำนาจปกครองรับแทนบุตร บันทึกเมื่อ 25 มิ.ย. 2566',
  );
  expect(plain(screen.getByText('รวม').closest('p'))).toBe('รวม100 %');
  expect(screen.queryByText(/^สัดส่วนรวมได้/)).toBeNull();
});

it('says calmly that the shares are not the whole, and whom to ask', async () => {
  renderBeneficiaries([SPOUSE, { ...SON, percent: '25.5000' }]);
  expect(plain((await screen.findByText(/^สัดส่วนรวมได้/)).closest('[data-slot="alert"]'))).toMatch(
    /^สัดส่วนรวมได้ 75\.50 % ไม่ใช่ 100 %/,
  );
  expect(screen.getByText(visibleText(/ติดต่อเจ้าหน้าที่เพื่อตรวจสอบ/))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: '02 000 0001' })).toBeInstanceOf(HTMLElement);
});

it('takes what rounding leaves out for no mistake, and says what it is', async () => {
  const third = { ...SPOUSE, percent: '33.3300' };
  renderBeneficiaries([third, { ...third, order_no: 2 }, { ...third, order_no: 3 }]);
  expect(plain(await screen.findByText(/เพราะปัดเศษ/))).toBe('ต่างจาก 100 % เพราะปัดเศษ');
  expect(screen.queryByText(/^สัดส่วนรวมได้/)).toBeNull();
});

it('claims no sum where the books leave shares open', async () => {
  const open = { ...SPOUSE, relation: null, percent: null, recorded_on: null, condition: 'แบ่งเท่ากัน' };
  renderBeneficiaries([open, { ...open, order_no: 2 }]);
  await screen.findAllByText(visibleText('ไม่ได้ระบุสัดส่วน'));
  const [first] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(plain(first ?? null)).toBe('1. นายสมศักดิ์ ใจดีไม่ได้ระบุสัดส่วนเงื่อนไข แบ่งเท่ากันไม่ได้ระบุความสัมพันธ์');
  expect(screen.queryByText('รวม')).toBeNull();
});

it('says how to name the first ones where there are none', async () => {
  renderBeneficiaries([]);
  expect(await screen.findByText(visibleText('ยังไม่ได้แต่งตั้งผู้รับโอนประโยชน์'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(visibleText(/^แต่งตั้งผู้รับโอนประโยชน์ได้ที่สหกรณ์/))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: '02 000 0001' })).toBeInstanceOf(HTMLElement);
});

it('says how to change the list also where the cooperative gave no number', async () => {
  renderBeneficiaries([SPOUSE], '');
  expect(await screen.findByText(visibleText(/^เปลี่ยนรายชื่อหรือสัดส่วนได้ที่สหกรณ์/))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(visibleText('โทรสอบถามเจ้าหน้าที่'))).toBeNull();
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_gian', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/gian', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'ผู้รับโอนประโยชน์' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('shows the error, keeps the session and retries', async () => {
  const { store, user } = renderBeneficiaries([null]);
  expect(await screen.findByText(visibleText('ยังแสดงรายชื่อผู้รับโอนประโยชน์ไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler('member_gian', { rc_code: '1', data: [SPOUSE] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('heading', { name: '1. นายสมศักดิ์ ใจดี' })).toBeInstanceOf(HTMLElement);
});
