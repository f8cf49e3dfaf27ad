import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../test/demo/demo-handlers.ts';
import { answered, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'กระดานถามตอบ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.board(), { shows: 'ประชุมใหญ่ปีนี้มีรถรับส่ง' });

export const Empty: Story = portalStory(paths.board(), {
  shows: 'ยังไม่มีกระทู้',
  handlers: [answered('info/board', { ...recorded['get /api/info/board'], total: 0, data: [] })],
});

export const Failed: Story = portalStory(paths.board(), {
  shows: 'ยังแสดงกระดานไม่ได้',
  handlers: [failed('info/board')],
  toast: true,
});
