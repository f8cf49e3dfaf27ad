import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { recorded } from '../../../test/demo/demo-handlers.ts';
import { answered, failed, locked, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เสนอความต้องการ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('เรื่อง'), 'ขอที่จอดรถเพิ่ม');
  await userEvent.type(screen.getByLabelText('รายละเอียด'), 'ที่จอดรถเต็มทุกเช้าวันจันทร์');
  await userEvent.click(screen.getByRole('button', { name: 'ส่งเรื่อง' }));
}

export const Full: Story = portalStory(paths.demands(), { shows: 'คิวฝากถอนช่วงสิ้นเดือน' });

export const Empty: Story = portalStory(paths.demands(), {
  shows: 'ยังไม่มีเรื่องที่เผยแพร่',
  handlers: [answered('info/demand', { ...recorded['get /api/info/demand'], total: 0, data: [] })],
});

export const Failed: Story = portalStory(paths.demands(), {
  shows: 'ยังแสดงเรื่องที่เผยแพร่ไม่ได้',
  handlers: [failed('info/demand')],
  toast: true,
});

export const NothingTyped: Story = portalStory(paths.demands(), {
  shows: 'ยังส่งเรื่องไม่ได้ มี 2 ช่องที่ต้องแก้',
  act: async () => userEvent.click(await screen.findByRole('button', { name: 'ส่งเรื่อง' })),
});

export const Locked: Story = portalStory(paths.demands(), {
  shows: 'ส่งข้อความหลายครั้งติดกัน',
  act: submit,
  handlers: [locked('info/demand_create')],
  toast: true,
});

export const Submitted: Story = portalStory(paths.demands(), {
  shows: 'จดหรือคัดลอกรหัสติดตามนี้ไว้',
  act: submit,
  handlers: [
    answered('info/demand_create', {
      rc_code: '1',
      data: [{ demand_id: 12, tracking_code: 'ABCD-EFGH-JKMN' }],
    }),
  ],
});
