import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'รหัสผ่านและอุปกรณ์', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.password, { session: SOMYING, shows: 'Firefox บน Windows' });

export const Failed: Story = portalStory(paths.password, {
  session: SOMYING,
  shows: 'ยังแสดงอุปกรณ์ที่เข้าสู่ระบบไม่ได้',
  handlers: [failed('member/auth/devices')],
  toast: true,
});
