import type { Meta, StoryObj } from '@storybook/react-vite';
import { SHARE_STATEMENT } from '../../../test/share-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { answered, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ทะเบียนหุ้น', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.share, { session: SOMYING, shows: 'หุ้นรายเดือน' });

export const OnAPhone: Story = {
  ...portalStory(paths.share, { session: SOMYING, shows: 'หุ้นรายเดือน' }),
  globals: { viewport: { value: 'w360' } },
};

export const Empty: Story = portalStory(paths.share, {
  session: SOMYING,
  shows: 'ยังไม่มีหุ้น',
  handlers: [answered('member/member_share', { ...SHARE_STATEMENT, head: null, data: [] })],
});
