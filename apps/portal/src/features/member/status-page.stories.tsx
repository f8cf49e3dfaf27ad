import type { Meta, StoryObj } from '@storybook/react-vite';
import { SOMYING } from '../../../test/member-wire.ts';
import { empty, failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข้อมูลส่วนตัว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' });

export const OnAPhone: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { viewport: { value: 'w360' } },
};

/** One column, nothing left out, no sideways scroll. */
export const LargestText: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { viewport: { value: 'w360' }, textSize: '200' },
};

export const Dark: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { appearance: 'dark' },
};

export const HighContrast: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { appearance: 'contrast' },
};

/** Official and square, for a cooperative of civil servants. */
export const Khram: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { theme: 'khram' },
};

/** Softer, for a cooperative of a hospital or a school. */
export const Mangkhut: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { theme: 'mangkhut' },
};

export const Loading: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'กำลังโหลด',
  handlers: [loading('member/member_status')],
});

export const Empty: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'ยังไม่มีข้อมูลในทะเบียนสมาชิก',
  handlers: [empty('member/member_status')],
});

export const Failed: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'ยังแสดงข้อมูลส่วนตัวไม่ได้',
  handlers: [failed('member/member_status')],
  toast: true,
});
