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
  state_name: 'ตรงกับที่ออก',
  row_count: null,
  period_from: null,
  period_to: null,
  issued_at: '2026-10-26T03:00:00.000Z',
  figures: [
    { label: 'รับเงิน', amount: '14228.31', text: null },
    { label: 'รวมเรียกเก็บ', amount: '14228.31', text: null },
    { label: 'ประจำเดือน', amount: null, text: 'ตุลาคม 2569' },
  ],
  books: { state: 'same', state_name: 'ตรงกับสมุดวันนี้', reason: null },
  not_covered: null,
};

const DIFFERENT = { state: 'different', state_name: 'ต่างจากสมุดวันนี้' };

const CANCELLED = {
  ...DOCUMENT,
  state: 'cancelled',
  state_name: 'ยกเลิกแล้ว',
  books: { ...DIFFERENT, reason: 'คืนใบเสร็จนี้แล้ว' },
};

const CHANGED = {
  ...DOCUMENT,
  kind: 'deposit_statement',
  kind_name: 'รายการเคลื่อนไหวเงินฝาก',
  state: 'changed',
  state_name: 'ข้อมูลเปลี่ยนไปหลังออกเอกสาร',
  row_count: 1204,
  period_from: '2026-11-01',
  period_to: '2026-11-20',
  figures: [
    { label: 'ยอดคงเหลือ', amount: '101476.00', text: null },
    { label: 'ยอดยกมา', amount: '99476.00', text: null },
    { label: 'ฝาก', amount: '3000.00', text: null },
    { label: 'ถอน', amount: '1000.00', text: null },
    { label: 'ประเภท', amount: null, text: 'ออมทรัพย์' },
  ],
  books: { ...DIFFERENT, reason: 'รายการในช่วงนี้แก้ไขภายหลัง' },
};

const DISPUTED = {
  ...DOCUMENT,
  kind: 'balance_confirmation',
  kind_name: 'หนังสือยืนยันยอด',
  state: 'changed',
  state_name: 'ข้อมูลเปลี่ยนไปหลังออกเอกสาร',
  figures: [
    { label: 'ทุนเรือนหุ้น', amount: '486500.00', text: 'ถูกต้อง' },
    { label: 'ออมทรัพย์', amount: '99476.00', text: 'ถูกต้อง' },
    { label: 'เงินกู้สามัญ', amount: '485500.00', text: 'ถูกต้อง' },
    { label: 'ยอด ณ วันที่', amount: null, text: '31 ตุลาคม 2569' },
    { label: 'การส่งคำตอบ', amount: null, text: 'ยังไม่ได้ส่ง' },
  ],
  books: { ...DIFFERENT, reason: 'สมาชิกแจ้งว่ายอดไม่ถูกต้องหลังออกเอกสาร' },
};

/** A document of an earlier release, of which nothing was kept to compare. */
const OLDER = {
  ...DOCUMENT,
  kind: 'interest_certificate',
  kind_name: 'หนังสือรับรองดอกเบี้ย',
  amount: null,
  issued_at: null,
  figures: [],
  books: {
    state: 'incomparable',
    state_name: 'เทียบกับสมุดวันนี้ไม่ได้',
    reason: 'เอกสารนี้ออกจากระบบรุ่นก่อน ซึ่งไม่ได้เก็บข้อมูลสำหรับเทียบกับสมุดบัญชี',
  },
  not_covered: 'เอกสารนี้ออกจากระบบรุ่นก่อน รหัสจึงไม่รับรองเวลาที่พิมพ์ ชื่อ และประเภทบัญชีบนเอกสาร และแสดงได้เพียงยอดเดียว',
};

export const Empty: Story = portalStory(paths.verify, { shows: 'ใส่รหัสจากเอกสาร' });

export const Found: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ตรงกับสมุดวันนี้',
  handlers: [answered('info/verify', { rc_code: '1', data: [DOCUMENT] })],
});

export const Cancelled: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ยกเลิกแล้ว',
  handlers: [answered('info/verify', { rc_code: '1', data: [CANCELLED] })],
});

/** A statement whose rows were corrected after it was printed. */
export const Changed: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ต่างจากสมุดวันนี้',
  handlers: [answered('info/verify', { rc_code: '1', data: [CHANGED] })],
});

/** A confirmation that was printed as agreed, and disputed afterwards. */
export const Disputed: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'ต่างจากสมุดวันนี้',
  handlers: [answered('info/verify', { rc_code: '1', data: [DISPUTED] })],
});

export const Older: Story = portalStory(paths.verifyCode(CODE), {
  shows: 'เทียบกับสมุดวันนี้ไม่ได้',
  handlers: [answered('info/verify', { rc_code: '1', data: [OLDER] })],
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
