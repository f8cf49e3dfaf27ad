import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIVIDEND_EXPLAINED } from '../../../test/benefit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { answered, empty, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ปันผลเฉลี่ยคืน', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.dividend, { session: SOMYING, shows: 'ปี 2568' });

export const OnAPhone: Story = {
  ...portalStory(paths.dividend, { session: SOMYING, shows: 'รวมหุ้นที่คิดปันผล' }),
  globals: { viewport: { value: 'w360' } },
};

export const Differing: Story = portalStory(paths.dividend, {
  session: SOMYING,
  shows: 'ยอดที่จ่ายจริงต่างจากยอดตามระเบียบ',
  handlers: [
    answered('member/member_div_lines', {
      rc_code: '1',
      data: [
        {
          ...DIVIDEND_EXPLAINED,
          average_return_worked_out: {
            value: null,
            missing: [{ fact: 'interest', on: null }],
            obstacle: null,
          },
          average_return_difference: null,
        },
      ],
    }),
  ],
});

/** After a missed payment, the rules give no average return and the cooperative paid none. */
export const Withheld: Story = portalStory(paths.dividend, {
  session: SOMYING,
  shows: 'งดจ่ายเพราะค้างชำระ',
  handlers: [
    answered('member/member_div_lines', {
      rc_code: '1',
      data: [
        {
          ...DIVIDEND_EXPLAINED,
          average_return_withheld: {
            stated: '2810.50',
            worked_out: {
              value: {
                amount: '2810.50',
                missed: [{ receive_year: 2025, receive_month: 7, missed_amount: '14398.75' }],
                transferred: [],
              },
              missing: [],
              obstacle: null,
            },
            difference: '0.00',
          },
        },
      ],
    }),
  ],
});

export const Empty: Story = portalStory(paths.dividend, {
  session: SOMYING,
  shows: 'ยังไม่มีปันผลเฉลี่ยคืน',
  handlers: [empty('member/member_div')],
});
