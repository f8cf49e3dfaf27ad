import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ตรวจสอบความพร้อมของเครื่อง', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A finished check shows measured times, which would change every screenshot. */
const CALL = '*/api/info/manu';

export const Checking: Story = portalStory(paths.selfCheck, {
  shows: 'กำลังตรวจ',
  handlers: [http.head(CALL, () => delay('infinite'))],
});

export const Failed: Story = portalStory(paths.selfCheck, {
  shows: 'ไม่สามารถเชื่อมต่อได้',
  handlers: [http.head(CALL, () => HttpResponse.error())],
});
