import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { CONFIRMATION, DIFFERENCE, SUBMITTED } from './test/confirmation-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { empty, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ยืนยันยอด', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (confirmation: object) =>
  http.post('*/api/member/member_confirmation/:day', () =>
    HttpResponse.json({ rc_code: '1', data: [confirmation] }),
  );

export const Full: Story = portalStory(paths.confirmation, {
  session: SOMYING,
  shows: 'ตอบแล้ว 0 จาก 6 บรรทัด',
});

export const WithDifferences: Story = portalStory(paths.confirmation, {
  session: SOMYING,
  shows: 'รายการลำดับที่ 12',
  handlers: [
    shows({
      ...CONFIRMATION,
      lines: CONFIRMATION.lines.map((line, index) => ({
        ...line,
        amount: index === 2 ? null : line.amount,
        differences: index === 1 ? [DIFFERENCE] : [],
      })),
    }),
  ],
});

export const Submitted: Story = portalStory(paths.confirmation, {
  session: SOMYING,
  shows: 'ส่งคำตอบแล้ว',
  handlers: [shows(SUBMITTED)],
});

export const Closed: Story = portalStory(paths.confirmation, {
  session: SOMYING,
  shows: 'หมดเวลาตอบแล้ว',
  handlers: [shows({ ...CONFIRMATION, state: 'closed' })],
});

/** An officer who impersonates the member cannot answer. */
export const ForOfficer: Story = portalStory(paths.confirmation, {
  session: { ...SOMYING, impersonator: 'สมใจ' },
  shows: 'ตอบแทนสมาชิกไม่ได้',
});

export const Empty: Story = portalStory(paths.confirmation, {
  session: SOMYING,
  shows: 'ไม่มียอดที่ขอให้ยืนยัน',
  handlers: [empty('member/member_confirmations')],
});

export const Failed: Story = portalStory(paths.confirmation, {
  session: SOMYING,
  shows: 'ยังแสดงยอดที่ขอให้ยืนยันไม่ได้',
  handlers: [
    http.post('*/api/member/member_confirmations', () =>
      HttpResponse.json({ rc_code: '1', data: 'rubbish' }),
    ),
  ],
});
