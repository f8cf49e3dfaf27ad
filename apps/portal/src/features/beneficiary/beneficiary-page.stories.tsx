import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { empty, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ผู้รับโอนประโยชน์', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.beneficiaries, { session: SOMYING, shows: 'สมศักดิ์' });

export const Empty: Story = portalStory(paths.beneficiaries, {
  session: SOMYING,
  shows: 'ยังไม่ได้แต่งตั้งผู้รับโอนประโยชน์',
  handlers: [empty('member/member_gian')],
});
