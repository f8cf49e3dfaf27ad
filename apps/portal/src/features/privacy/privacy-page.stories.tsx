import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { failed, locked, portalStory, refused } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข้อมูลของท่านและความเป็นส่วนตัว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.privacy, { session: SOMYING, shows: 'รับข่าวสาร' });

export const OnAPhone: Story = {
  ...portalStory(paths.privacy, { session: SOMYING, shows: 'รับข่าวสาร' }),
  globals: { viewport: { value: 'w360' } },
};

export const RequestRefused: Story = portalStory(paths.privacy, {
  session: SOMYING,
  shows: 'มีคำขอที่รอคำตอบอยู่แล้ว',
  act: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^ข้อมูลใด/ }), 'ลบเบอร์โทรศัพท์เก่า');
    await userEvent.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
  },
  handlers: [refused('member/member_privacy_requests/make', 'มีคำขอที่รอคำตอบอยู่แล้ว')],
});

export const DownloadLocked: Story = portalStory(paths.privacy, {
  session: SOMYING,
  shows: 'ยังดาวน์โหลดไม่ได้',
  act: async () => {
    await userEvent.type(await screen.findByLabelText('รหัสผ่าน'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' }));
  },
  handlers: [locked('member/member_data_csv')],
  toast: true,
});

export const Failed: Story = portalStory(paths.privacy, {
  session: SOMYING,
  shows: 'ยังแสดงความยินยอมของท่านไม่ได้',
  handlers: [failed('member/member_consents')],
  toast: true,
});
