import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { failed, locked, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ตั้งกระทู้', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'ตั้งกระทู้' }));

async function post(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('หัวข้อ'), 'เงินปันผลโอนเมื่อใด');
  await userEvent.type(screen.getByLabelText('รายละเอียด'), 'อยากทราบวันที่โอนเงินปันผลของปีนี้');
  await userEvent.type(screen.getByLabelText('ชื่อที่ใช้แสดง'), 'ปิ่น');
  await submit();
}

export const Empty: Story = portalStory(paths.boardPost, { shows: 'ชื่อที่ใช้แสดง' });

export const OnAPhone: Story = {
  ...portalStory(paths.boardPost, { shows: 'ชื่อที่ใช้แสดง' }),
  globals: { viewport: { value: 'w360' } },
};

export const NothingTyped: Story = portalStory(paths.boardPost, {
  shows: 'ยังตั้งกระทู้ไม่ได้ มี 3 ช่องที่ต้องแก้',
  act: submit,
});

export const Locked: Story = portalStory(paths.boardPost, {
  shows: 'ส่งข้อความหลายครั้งติดกัน',
  act: post,
  handlers: [locked('info/board_create')],
  toast: true,
});

export const Failed: Story = portalStory(paths.boardPost, {
  shows: 'ยังตั้งกระทู้ไม่ได้',
  act: post,
  handlers: [failed('info/board_create')],
  toast: true,
});
