import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'รายการเคลื่อนไหวเงินกู้', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.loanStatement(DEMO.contractNo), {
  session: SOMYING,
  shows: 'หักชำระ',
});

export const OnAPhone: Story = {
  ...portalStory(paths.loanStatement(DEMO.contractNo), { session: SOMYING, shows: 'หักชำระ' }),
  globals: { viewport: { value: 'w360' } },
};
