import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { empty, failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข่าว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.topic(DEMO.topicId), { shows: 'เปิดรับคำขอกู้สามัญโครงการพิเศษ' });

export const OnAPhone: Story = {
  ...portalStory(paths.topic(DEMO.topicId), { shows: 'เปิดรับคำขอกู้สามัญโครงการพิเศษ' }),
  globals: { viewport: { value: 'w360' } },
};

export const Loading: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'กำลังโหลด',
  handlers: [loading('info/show/:topicId')],
});

export const Missing: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'ไม่พบ',
  handlers: [empty('info/show/:topicId')],
});

export const Failed: Story = portalStory(paths.topic(DEMO.topicId), {
  shows: 'ยังแสดงหน้านี้ไม่ได้',
  handlers: [failed('info/show/:topicId')],
  toast: true,
});
