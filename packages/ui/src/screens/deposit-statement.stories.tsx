import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositStatementScreen } from './deposit-statement-screen.tsx';

const meta = {
  title: 'หน้าจอ/รายการเคลื่อนไหวเงินฝาก',
  component: DepositStatementScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
} satisfies Meta<typeof DepositStatementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtADesk: Story = { globals: { viewport: { value: 'w1440' } } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' } } };

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };
