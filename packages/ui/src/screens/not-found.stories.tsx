import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../components/not-found/index.ts';
import { COOP_EN, COOP_TH } from './example-cooperative.ts';

const meta = {
  title: 'หน้าจอ/ไม่พบหน้า',
  component: NotFound,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { coopNameTH: COOP_TH, coopNameEN: COOP_EN, homeLink: <a href="#/home">กลับหน้าหลัก</a> },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtADesk: Story = { globals: { viewport: { value: 'w1440' } } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' } } };
