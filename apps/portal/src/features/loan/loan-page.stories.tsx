import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-wire.ts';
import { empty, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เงินกู้', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.loan, { session: SOMYING, shows: 'ส6700123' });

export const OnAPhone: Story = {
  ...portalStory(paths.loan, { session: SOMYING, shows: 'ส6700123' }),
  globals: { viewport: { value: 'w360' } },
};

export const Empty: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ไม่มีเงินกู้คงเหลือ',
  handlers: [empty('member/member_loan')],
});

export const Failed: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ยังแสดงสัญญาเงินกู้ไม่ได้',
  handlers: [failed('member/member_loan')],
  toast: true,
});
