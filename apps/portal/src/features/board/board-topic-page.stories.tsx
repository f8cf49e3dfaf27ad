import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { answered, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'กระทู้', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.boardTopic(DEMO.boardTopicId), {
  shows: 'ขอหนังสือรับรองดอกเบี้ยเงินกู้',
});

/** A member can remove an own topic. */
export const OfAMember: Story = portalStory(paths.boardTopic(DEMO.boardTopicId), {
  session: SOMYING,
  shows: 'ลบกระทู้ของท่าน',
  handlers: [answered('member/board_own', { rc_code: '1', data: [{ topic: true, answer_ids: [] }] })],
});

export const Failed: Story = portalStory(paths.boardTopic(DEMO.boardTopicId), {
  shows: 'ยังแสดงกระทู้ไม่ได้',
  handlers: [failed('info/board_show/:id')],
  toast: true,
});
