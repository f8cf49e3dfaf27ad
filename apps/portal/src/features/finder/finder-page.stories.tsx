import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, portalStory, refused } from '../../../test/portal-story.tsx';
import { patterns } from '../../lib/paths.ts';

const meta = { title: 'สำนักงานและสาขา', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(patterns.findMe, { shows: 'สำนักงานใหญ่' });

export const OnAPhone: Story = {
  ...portalStory(patterns.findMe, { shows: 'สำนักงานใหญ่' }),
  globals: { viewport: { value: 'w360' } },
};

export const Empty: Story = portalStory(patterns.findMe, {
  shows: 'ยังไม่มีข้อมูลสำนักงาน',
  handlers: [refused('info/footer', 'ยังไม่มีข้อมูล')],
});

export const Failed: Story = portalStory(patterns.findMe, {
  shows: 'ยังแสดงสำนักงานไม่ได้',
  handlers: [failed('info/footer')],
});
