import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { RECORDED_AT } from '../../../test/demo/demo-answers.ts';
import { portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ตรวจสอบความพร้อมของเครื่อง', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const CALL = '*/api/info/manu';
const DATE = new Date(RECORDED_AT).toUTCString();

export const Ready: Story = portalStory(paths.selfCheck, {
  shows: 'พร้อมใช้งานระบบสมาชิก',
  handlers: [http.head(CALL, () => new HttpResponse(null, { headers: { Date: DATE } }))],
});

export const Checking: Story = portalStory(paths.selfCheck, {
  shows: 'กำลังตรวจ',
  handlers: [http.head(CALL, () => delay('infinite'))],
});

export const Failed: Story = portalStory(paths.selfCheck, {
  shows: 'ไม่สามารถเชื่อมต่อได้',
  handlers: [http.head(CALL, () => HttpResponse.error())],
});
