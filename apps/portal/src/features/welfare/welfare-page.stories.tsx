import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { answered, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'สวัสดิการ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.welfare, { session: SOMYING, shows: 'ทุนการศึกษาบุตร' });

export const Empty: Story = portalStory(paths.welfare, {
  session: SOMYING,
  shows: 'ยังไม่มีคำขอสวัสดิการ',
  handlers: [answered('member/member_welfare', { rc_code: '1', data: [], tabs: [], current_tab: null })],
});
