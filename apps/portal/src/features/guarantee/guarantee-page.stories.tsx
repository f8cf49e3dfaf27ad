import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { empty, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'การค้ำประกัน', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.guarantees, { session: SOMYING, shows: 'ก้องภพ' });

export const Empty: Story = portalStory(paths.guarantees, {
  session: SOMYING,
  shows: 'ไม่มีการค้ำประกัน',
  handlers: [empty('member/member_coll')],
});
