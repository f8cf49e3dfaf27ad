import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-wire.ts';
import { portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข้อมูลของท่านและความเป็นส่วนตัว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.privacy(), { session: SOMYING, shows: 'รับข่าวสาร' });
