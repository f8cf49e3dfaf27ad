import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../test/demo/demo-handlers.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { answered, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ยินดีต้อนรับ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAccept: Story = portalStory(paths.welcome, {
  session: SOMYING,
  shows: 'ข้อกำหนดและเงื่อนไขการใช้บริการ',
  handlers: [
    answered('member/termofconditional', { ...recorded['get /api/info/termofconditional'], rc_code: '0' }),
  ],
});

export const Accepted: Story = portalStory(paths.welcome, {
  session: SOMYING,
  shows: 'ยอมรับข้อกำหนดและเงื่อนไขแล้ว',
});

export const NothingToAccept: Story = portalStory(paths.welcome, {
  session: SOMYING,
  shows: 'ยังไม่มีข้อกำหนดให้ยอมรับ',
  handlers: [answered('member/termofconditional', { rc_code: '0', data: [] })],
});
