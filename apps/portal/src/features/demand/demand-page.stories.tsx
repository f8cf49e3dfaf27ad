import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../test/demo/demo-answers.ts';
import { answered, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เสนอความต้องการ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.demands(), { shows: 'คิวฝากถอนช่วงสิ้นเดือน' });

export const Empty: Story = portalStory(paths.demands(), {
  shows: 'ยังไม่มีเรื่องที่เผยแพร่',
  handlers: [answered('info/demand', { ...recorded['get /api/info/demand'], total: 0, data: [] })],
});

export const Failed: Story = portalStory(paths.demands(), {
  shows: 'ยังแสดงเรื่องที่เผยแพร่ไม่ได้',
  handlers: [failed('info/demand')],
  toast: true,
});
