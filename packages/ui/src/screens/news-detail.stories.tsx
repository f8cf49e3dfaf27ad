import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsDetailScreen } from './news-detail-screen.tsx';

const meta = {
  title: 'หน้าจอ/ข่าว',
  component: NewsDetailScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
} satisfies Meta<typeof NewsDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtADesk: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' }, grayscale: 'on' } };
