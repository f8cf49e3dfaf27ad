import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { empty, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ใบเสร็จฌาปนกิจสงเคราะห์', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.cremationReceipts, { session: SOMYING, shows: 'ฌ6910-001234' });

export const OnAPhone: Story = {
  ...portalStory(paths.cremationReceipts, { session: SOMYING, shows: 'ฌ6910-001234' }),
  globals: { viewport: { value: 'w360' } },
};

export const Empty: Story = portalStory(paths.cremationReceipts, {
  session: SOMYING,
  shows: 'ยังไม่มีใบเสร็จฌาปนกิจสงเคราะห์',
  handlers: [empty('member/member_kepcrem')],
});

export const Failed: Story = portalStory(paths.cremationReceipts, {
  session: SOMYING,
  shows: 'ยังแสดงใบเสร็จฌาปนกิจสงเคราะห์ไม่ได้',
  handlers: [failed('member/member_kepcrem')],
  toast: true,
});
