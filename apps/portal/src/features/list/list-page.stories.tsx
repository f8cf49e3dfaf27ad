import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { recorded } from '../../../test/demo/demo-handlers.ts';
import { answered, failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'รายการข่าว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.list(DEMO.category), { shows: 'แจ้งวันหยุดทำการ' });

export const Loading: Story = portalStory(paths.list(DEMO.category), {
  shows: 'กำลังโหลด',
  handlers: [loading('info/list/news')],
});

export const Empty: Story = portalStory(paths.list(DEMO.category), {
  shows: 'ยังไม่มีเรื่องในข่าวประชาสัมพันธ์',
  handlers: [answered('info/list/news', { ...recorded['get /api/info/list/news'], total: 0, data: [] })],
});

export const Failed: Story = portalStory(paths.list(DEMO.category), {
  shows: 'ยังแสดงรายการไม่ได้',
  handlers: [failed('info/list/news')],
  toast: true,
});
