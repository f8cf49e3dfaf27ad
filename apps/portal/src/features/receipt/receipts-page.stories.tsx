import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { empty, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ใบเสร็จและใบแจ้งหนี้', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.receipts, { session: SOMYING, shows: '6910-001234' });

export const OnAPhone: Story = {
  ...portalStory(paths.receipts, { session: SOMYING, shows: '6910-001234' }),
  globals: { viewport: { value: 'w360' } },
};

export const Empty: Story = portalStory(paths.receipts, {
  session: SOMYING,
  shows: 'ยังไม่มีใบเสร็จหรือใบแจ้งหนี้',
  handlers: [empty('member/member_kep')],
});

export const Failed: Story = portalStory(paths.receipts, {
  session: SOMYING,
  shows: 'ยังแสดงใบเสร็จไม่ได้',
  handlers: [failed('member/member_kep')],
  toast: true,
});
