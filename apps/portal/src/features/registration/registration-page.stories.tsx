import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answered, locked, portalStory } from '../../../test/portal-story.tsx';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ลงทะเบียนและลืมรหัสผ่าน', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PROOF = {
  ticket: 'ticket',
  expires_in: 600,
  code_sent_to: 'p***@example.com',
  terms: { version: 2, title: 'ข้อกำหนดและเงื่อนไขการใช้งาน', body_html: '<p>รักษารหัสผ่านเป็นความลับ</p>' },
};

const REFUSAL = {
  rc_code: '0',
  rc_des: IDENTITY_ERRORS.notMatching.text,
  errors: [IDENTITY_ERRORS.notMatching.text],
  data: [],
};

const proved = answered('member/auth/registerauth', { rc_code: '1', data: [PROOF] });

async function proveIdentity(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('เลขสมาชิก'), '5678');
  await userEvent.type(screen.getByLabelText('เลขประจำตัวประชาชน'), '5100200300431');
  await userEvent.type(screen.getByLabelText('วันเกิด'), '29 2 2535');
  await userEvent.click(screen.getByRole('button', { name: 'ไปตั้งรหัสผ่าน' }));
}

export const Identity: Story = portalStory(paths.registerAuth, { shows: 'ขั้นที่ 1 จาก 2' });

export const NothingTyped: Story = portalStory(paths.registerAuth, {
  shows: 'ยังยืนยันตัวตนไม่ได้ มี 3 ช่องที่ต้องแก้',
  act: async () => userEvent.click(await screen.findByRole('button', { name: 'ไปตั้งรหัสผ่าน' })),
});

export const Refused: Story = portalStory(paths.registerAuth, {
  shows: 'ยังยืนยันตัวตนไม่ได้',
  act: proveIdentity,
  handlers: [answered('member/auth/registerauth', REFUSAL)],
  toast: true,
});

export const Locked: Story = portalStory(paths.registerAuth, {
  shows: 'รอ 30 วินาที',
  act: proveIdentity,
  handlers: [locked('member/auth/registerauth')],
  toast: true,
});

export const Password: Story = portalStory(paths.registerAuth, {
  shows: 'ขั้นที่ 2 จาก 2',
  act: proveIdentity,
  handlers: [proved],
});

export const PasswordIncomplete: Story = portalStory(paths.registerAuth, {
  shows: 'ยังลงทะเบียนไม่ได้ มี 5 ช่องที่ต้องแก้',
  act: async () => {
    await proveIdentity();
    await userEvent.click(await screen.findByRole('button', { name: 'ลงทะเบียน' }));
  },
  handlers: [proved],
});

export const OnAPhone: Story = {
  ...portalStory(paths.registerAuth, { shows: 'ขั้นที่ 2 จาก 2', act: proveIdentity, handlers: [proved] }),
  globals: { viewport: { value: 'w360' } },
};

export const ForgottenPassword: Story = portalStory(paths.forget, { shows: 'ลืมรหัสผ่าน' });

/** The cooperative requires a new password. */
export const ResetRequired: Story = portalStory(paths.forget, {
  shows: 'ต้องตั้งรหัสผ่านใหม่ก่อนเข้าสู่ระบบ',
  state: withSignInState(null, { cause: 'reset-required', membershipNo: '001234' }),
});
