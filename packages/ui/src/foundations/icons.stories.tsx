import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ChartNoAxesColumn,
  HandCoins,
  Handshake,
  HeartHandshake,
  House,
  KeyRound,
  Layers,
  LogOut,
  type LucideIcon,
  PiggyBank,
  ReceiptText,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Panel, PanelBody, PanelHead } from '../components/panel/panel.tsx';
import { TokenName } from './token-name.tsx';

const meta = {
  title: 'พื้นฐาน/ไอคอน',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ICONS: { Icon: LucideIcon; words: string; name: string }[] = [
  { Icon: UserRound, words: 'ข้อมูลส่วนตัว', name: 'user-round' },
  { Icon: Layers, words: 'ทะเบียนหุ้น', name: 'layers' },
  { Icon: HandCoins, words: 'เงินกู้', name: 'hand-coins' },
  { Icon: PiggyBank, words: 'เงินฝาก', name: 'piggy-bank' },
  { Icon: ReceiptText, words: 'ใบเสร็จ/ใบแจ้งหนี้', name: 'receipt-text' },
  { Icon: Handshake, words: 'การค้ำประกัน', name: 'handshake' },
  { Icon: ChartNoAxesColumn, words: 'ปันผลเฉลี่ยคืน', name: 'chart-no-axes-column' },
  { Icon: UsersRound, words: 'ผู้รับโอนประโยชน์', name: 'users-round' },
  { Icon: HeartHandshake, words: 'สวัสดิการ', name: 'heart-handshake' },
  { Icon: KeyRound, words: 'เปลี่ยนรหัสผ่าน', name: 'key-round' },
  { Icon: LogOut, words: 'ออกจากระบบ', name: 'log-out' },
  { Icon: House, words: 'กลับหน้าหลัก', name: 'house' },
];

/** The icons of the menu, always with text. */
export const Menu: Story = {
  render: () => (
    <Panel>
      <PanelHead title="ไอคอนของเมนู" />
      <ul className="grid gap-4 px-inset py-4 @panel:grid-cols-2 @wide:grid-cols-3">
        {ICONS.map(({ Icon, words, name }) => (
          <li key={name} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-1 size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block">{words}</span>
              <TokenName>{name}</TokenName>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  ),
};

/** Four sizes; the largest has a thinner stroke, to match the text below it. */
export const Sizes: Story = {
  render: () => (
    <Panel>
      <PanelHead title="ขนาด" />
      <PanelBody>
        <ul className="grid gap-4">
          <li className="flex items-center gap-3">
            <PiggyBank aria-hidden className="size-5 shrink-0" />
            ข้างข้อความ
          </li>
          <li className="flex items-center gap-3">
            <PiggyBank aria-hidden className="size-6 shrink-0" />
            ในข้อความแจ้ง
          </li>
          <li className="flex items-center gap-3">
            <PiggyBank aria-hidden className="size-7 shrink-0" />
            ในทางลัด
          </li>
          <li className="flex items-center gap-3">
            <PiggyBank aria-hidden className="size-10 shrink-0 stroke-thin" />
            เมื่อยังไม่มีรายการ
          </li>
        </ul>
      </PanelBody>
    </Panel>
  ),
};
