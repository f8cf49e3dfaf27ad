import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberStatusScreen } from './member-status-screen.tsx';

const meta = {
  title: 'หน้าจอ/ข้อมูลส่วนตัว',
  component: MemberStatusScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
} satisfies Meta<typeof MemberStatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtADesk: Story = { globals: { viewport: { value: 'w1440' } } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' } } };

/** A telephone at 200 %: one column, tiles stacked, nothing left out, no sideways scroll. */
export const LargestText: Story = { globals: { viewport: { value: 'w360' }, textSize: '200' } };

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const DarkOnATelephone: Story = { globals: { viewport: { value: 'w360' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };

/** A civil-service cooperative: official, square. */
export const Khram: Story = { globals: { viewport: { value: 'w1440' }, theme: 'khram' } };

/** A hospital's or a school's cooperative: softer. */
export const Mangkhut: Story = { globals: { viewport: { value: 'w1440' }, theme: 'mangkhut' } };
