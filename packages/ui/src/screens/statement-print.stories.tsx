import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatementPrintScreen } from './statement-print-screen.tsx';

const meta = {
  title: 'หน้าจอ/รายการเคลื่อนไหวบนกระดาษ',
  component: StatementPrintScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
} satisfies Meta<typeof StatementPrintScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A4, black on white whatever the screen shows. The browser's own print preview has the pages. */
export const OnPaper: Story = { globals: { viewport: { value: 'w1024' } } };
