import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'หน้าแรก', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.home, { shows: 'อัตราดอกเบี้ย' });

export const OnAPhone: Story = {
  ...portalStory(paths.home, { shows: 'อัตราดอกเบี้ย' }),
  globals: { viewport: { value: 'w360' } },
};

/** Public pages in grayscale, as specified: only lightness shows the hierarchy. */
export const Grayscale: Story = {
  ...portalStory(paths.home, { shows: 'อัตราดอกเบี้ย' }),
  globals: { grayscale: 'on' },
};

export const Loading: Story = portalStory(paths.home, {
  shows: 'กำลังโหลด',
  handlers: [loading('info/home')],
});

export const Failed: Story = portalStory(paths.home, {
  shows: 'ยังแสดงหน้าแรกไม่ได้',
  handlers: [failed('info/home')],
  toast: true,
});
