import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO } from '../../../test/demo/addresses.ts';
import { empty, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เรื่องที่เสนอ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = portalStory(paths.demand(DEMO.demandId), { shows: 'คำตอบของสหกรณ์' });

export const Missing: Story = portalStory(paths.demand(DEMO.demandId), {
  shows: 'มีรหัสติดตาม',
  handlers: [empty('info/demand_show/:id')],
});
