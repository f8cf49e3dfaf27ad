import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ดูข้อมูลแทนสมาชิก', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LINK = '*/admin/impersonate/auth/member';

/** The officer's link is being exchanged for a session. */
export const Opening: Story = portalStory(paths.impersonate, {
  shows: 'ดูข้อมูลแทนสมาชิก',
  handlers: [http.get(LINK, () => delay('infinite'))],
});

/** The link was already used, or is older than a minute. */
export const Expired: Story = portalStory(paths.impersonate, {
  shows: 'เปิดดูข้อมูลแทนสมาชิกไม่ได้',
  handlers: [
    http.get(LINK, () =>
      HttpResponse.json({ error: 'ท่านไม่มีสิทธิ์ทำรายการนี้', code: 'forbidden' }, { status: 403 }),
    ),
  ],
  toast: true,
});

export const Offline: Story = portalStory(paths.impersonate, {
  shows: 'ลองอีกครั้ง',
  handlers: [http.get(LINK, () => HttpResponse.error())],
  toast: true,
});
