import type { Meta, StoryObj } from '@storybook/react-vite';
import { answered, failed, locked, notFound, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ตรวจสอบเอกสาร', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const CODE = 'ABCDEFGHJKMN';

const DOCUMENT = {
  kind: 'receipt',
  kind_name: 'ใบเสร็จรับเงิน',
  document_no: '69-000123',
  document_date: '2026-10-23',
  amount: '14228.31',
  state: 'original',
  state_name: 'ตรงกับต้นฉบับ',
};

const CANCELLED = { ...DOCUMENT, state: 'cancelled', state_name: 'ยกเลิกแล้ว' };

export const Empty: Story = portalStory(paths.verify, { shows: 'ใส่รหัสจากเอกสาร' });

export const Found: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ตรงกับต้นฉบับ',
  handlers: [answered('info/verify', { rc_code: '1', data: [DOCUMENT] })],
});

export const Cancelled: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ยกเลิกแล้ว',
  handlers: [answered('info/verify', { rc_code: '1', data: [CANCELLED] })],
});

export const NotFound: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ไม่พบเอกสารที่มีรหัสนี้',
  handlers: [notFound('info/verify')],
});

export const Locked: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ตรวจสอบหลายครั้งติดกัน',
  handlers: [locked('info/verify')],
});

export const Failed: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ยังแสดงผลการตรวจสอบไม่ได้',
  handlers: [failed('info/verify')],
});
