import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข้อกำหนดและเงื่อนไขการใช้งาน', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.terms, { shows: 'ประกาศความเป็นส่วนตัวสำหรับสมาชิก' });

export const Empty: Story = portalStory(paths.terms, {
  shows: 'ยังไม่มีข้อกำหนดการใช้งาน',
  handlers: [empty('info/termofconditional')],
});

export const Failed: Story = portalStory(paths.terms, {
  shows: 'ยังแสดงข้อกำหนดไม่ได้',
  handlers: [failed('info/termofconditional')],
  toast: true,
});
