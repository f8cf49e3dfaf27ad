import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LogonScreen } from './logon-screen.tsx';

const meta = {
  title: 'หน้าจอ/เข้าสู่ระบบ',
  component: LogonScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  play: async ({ canvas }) => {
    const membershipNo = canvas.getByRole('textbox', { name: 'เลขสมาชิก' });
    membershipNo.focus();
    await expect(membershipNo).toHaveValue('001234');
  },
} satisfies Meta<typeof LogonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtADesk: Story = { globals: { viewport: { value: 'w1440' } } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' } } };
