import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Splash } from '../components/splash/index.ts';

const meta = {
  title: 'หน้าจอ/กำลังเปิดระบบ',
  component: Splash,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'ระบบสมาชิก Online' })).toBeVisible());
  },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Still, and only there after 300 ms: what opens faster never flashes. */
export const AtADesk: Story = { globals: { viewport: { value: 'w1440' } } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' } } };
