import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { portalStory } from '../../../test/portal-story.tsx';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เข้าสู่ระบบ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = portalStory(paths.logon, { shows: 'เลขสมาชิก' });

export const OnAPhone: Story = {
  ...portalStory(paths.logon, { shows: 'เลขสมาชิก' }),
  globals: { viewport: { value: 'w360' } },
};

export const SignedIn: Story = portalStory(paths.logon, { session: SOMYING, shows: 'เข้าสู่ระบบอยู่แล้ว' });

/** After a password reset. */
export const PasswordReplaced: Story = portalStory(paths.logon, {
  shows: 'ตั้งรหัสผ่านใหม่แล้ว',
  state: withSignInState(null, { cause: 'reset', membershipNo: '001234' }),
});
