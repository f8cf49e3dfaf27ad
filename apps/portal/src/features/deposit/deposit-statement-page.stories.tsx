import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_MOVEMENTS } from '../../../test/deposit-fixtures.ts';
import { DEMO } from '../../../test/demo/addresses.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { answered, failed, loading, notFound, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'รายการเคลื่อนไหวเงินฝาก', tags: ['!autodocs'] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.depositStatement(DEMO.accountNo), {
  session: SOMYING,
  shows: 'ถอนเงินสด',
});

/** October is selected: only its rows are listed, and the other months are faded. */
export const MonthPressed: Story = portalStory(
  `${paths.depositStatement(DEMO.accountNo)}?from=2026-06-01&to=2026-11-20&month=2026-10`,
  { session: SOMYING, shows: 'ถอนเงินสด' },
);

export const OnAPhone: Story = {
  ...MonthPressed,
  globals: { viewport: { value: 'w360' } },
};

export const Dark: Story = {
  ...portalStory(paths.depositStatement(DEMO.accountNo), { session: SOMYING, shows: 'ถอนเงินสด' }),
  globals: { appearance: 'dark' },
};

export const Loading: Story = portalStory(paths.depositStatement(DEMO.accountNo), {
  session: SOMYING,
  shows: 'กำลังโหลด',
  handlers: [loading('member/member_dep_statement/:account')],
});

export const Empty: Story = portalStory(paths.depositStatement(DEMO.accountNo), {
  session: SOMYING,
  shows: 'บัญชีนี้ยังไม่มีรายการเคลื่อนไหว',
  handlers: [answered('member/member_dep_statement/:account', { ...NO_MOVEMENTS, kinds: [] })],
});

export const NothingFound: Story = portalStory(
  `${paths.depositStatement(DEMO.accountNo)}?text=ค่าเทอม&min=5000`,
  {
    session: SOMYING,
    shows: 'ไม่พบรายการที่เลือก',
    handlers: [answered('member/member_dep_statement/:account', NO_MOVEMENTS)],
  },
);

export const NotFound: Story = portalStory(paths.depositStatement('0100099999'), {
  session: SOMYING,
  shows: 'ไม่พบบัญชีนี้',
  handlers: [notFound('member/member_dep_statement/:account'), notFound('member/member_dep_months/:account')],
  toast: true,
});

/** The movements are shown although the months failed. */
export const MonthsFailed: Story = portalStory(paths.depositStatement(DEMO.accountNo), {
  session: SOMYING,
  shows: 'ยังแสดงยอดเข้าออกรายเดือนไม่ได้',
  handlers: [failed('member/member_dep_months/:account')],
  toast: true,
});

export const Failed: Story = portalStory(paths.depositStatement(DEMO.accountNo), {
  session: SOMYING,
  shows: 'ยังแสดงรายการเคลื่อนไหวไม่ได้',
  handlers: [failed('member/member_dep_statement/:account')],
  toast: true,
});
