import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MemberStatusScreen } from './member-status-screen.tsx';

const meta = {
  title: 'หน้าจอ/เมนูบนโทรศัพท์',
  component: MemberStatusScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { menuOpen: true },
} satisfies Meta<typeof MemberStatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member's menu over the page, the display settings at its foot. */
export const OnATelephone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'เมนูสมาชิก' });
    await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
    await expect(within(menu).getByRole('link', { name: 'ข้อมูลส่วนตัว' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(menu).getByRole('group', { name: 'สีหน้าจอ' })).toBeVisible();
  },
};
