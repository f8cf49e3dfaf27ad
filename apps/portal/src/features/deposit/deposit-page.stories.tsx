import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { empty, failed, loading, portalStory, refused } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เงินฝาก', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.deposit, { session: SOMYING, shows: '01-00012345' });

export const Loading: Story = portalStory(paths.deposit, {
  session: SOMYING,
  shows: 'กำลังโหลด',
  handlers: [loading('member/member_dep')],
});

export const Empty: Story = portalStory(paths.deposit, {
  session: SOMYING,
  shows: 'ยังไม่มีบัญชีเงินฝาก',
  handlers: [empty('member/member_dep')],
});

export const Refused: Story = portalStory(paths.deposit, {
  session: SOMYING,
  shows: 'ยังไม่เปิดให้ดูเงินฝากทางออนไลน์',
  handlers: [refused('member/member_dep', 'ยังไม่เปิดให้ดูเงินฝากทางออนไลน์')],
  toast: true,
});

export const Failed: Story = portalStory(paths.deposit, {
  session: SOMYING,
  shows: 'ยังแสดงบัญชีเงินฝากไม่ได้',
  handlers: [failed('member/member_dep')],
  toast: true,
});
