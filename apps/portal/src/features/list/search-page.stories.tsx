import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { recorded } from '../../../test/demo/demo-answers.ts';
import { answered, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ค้นหา', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = portalStory(paths.search(DEMO.search), { shows: 'ผลการค้นหา' });

export const NothingFound: Story = portalStory(paths.search(DEMO.search), {
  shows: 'ไม่พบ “เงินกู้”',
  handlers: [answered('info/list/search', { ...recorded['post /api/info/list/search'], total: 0, data: [] })],
});

export const NoTerm: Story = portalStory(paths.search(''), { shows: 'พิมพ์เรื่องที่ต้องการค้นหา' });

export const Failed: Story = portalStory(paths.search(DEMO.search), {
  shows: 'ยังแสดงผลการค้นหาไม่ได้',
  handlers: [failed('info/list/search')],
  toast: true,
});
