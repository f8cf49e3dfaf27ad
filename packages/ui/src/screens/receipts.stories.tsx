import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptsScreen } from './receipts-screen.tsx';

const meta = {
  title: 'หน้าจอ/ใบเสร็จและใบแจ้งหนี้',
  component: ReceiptsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
} satisfies Meta<typeof ReceiptsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtADesk: Story = { globals: { viewport: { value: 'w1440' } } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' } } };
