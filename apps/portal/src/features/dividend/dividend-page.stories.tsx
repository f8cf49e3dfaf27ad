import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-wire.ts';
import { empty, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ปันผลเฉลี่ยคืน', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.dividend, { session: SOMYING, shows: 'ปี 2568' });

export const Empty: Story = portalStory(paths.dividend, {
  session: SOMYING,
  shows: 'ยังไม่มีปันผลเฉลี่ยคืน',
  handlers: [empty('member/member_div')],
});
