import type { Meta, StoryObj } from '@storybook/react-vite';
import { PiggyBank } from 'lucide-react';
import { expect } from 'storybook/test';
import pairs from '../../tokens/contrast-pairs.json';
import tokens from '../../tokens/tokens.json';
import { Button } from '../components/button/button.tsx';
import { Panel, PanelHead } from '../components/panel/panel.tsx';
import { WovenBand } from '../components/woven-band/woven-band.tsx';
import { getContrast, toHex } from './contrast.ts';
import { TokenName } from './token-name.tsx';
import { useLiveColours } from './use-live-colours.ts';

const meta = {
  title: 'พื้นฐาน/สี',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = [
  {
    title: 'พื้นและข้อความ',
    roles: {
      canvas: 'พื้นหน้า',
      surface: 'แผง ช่องกรอก',
      subtle: 'หัวตาราง หัวเดือน',
      raised: 'สิ่งที่ลอยเหนือหน้า',
      text: 'ข้อความ',
      'text-muted': 'คำกำกับ คำอธิบาย',
      line: 'เส้นแบ่งบาง',
      'line-strong': 'ขอบช่องกรอก',
    },
  },
  {
    title: 'ปกสมุดและสหกรณ์',
    roles: {
      cover: 'ปกสมุด แถบเมนู ท้ายหน้า',
      'on-cover': 'ข้อความบนปก',
      'on-cover-muted': 'คำกำกับบนปก',
      mark: 'ลายเชิงผ้า แถบบนปก',
      brand: 'ปุ่มหลัก ตรา',
      'on-brand': 'ข้อความบนปุ่มหลัก',
      'brand-hover': 'ปุ่มหลักเมื่อชี้',
      'brand-text': 'ข้อความสีสหกรณ์',
      'brand-soft': 'พื้นของรายการที่เลือก',
      'brand-line': 'ขอบของรายการที่เลือก',
      link: 'ลิงก์',
      plate: 'พื้นรูปแทนตัว',
      'on-plate': 'อักษรแทนตัว',
    },
  },
  {
    title: 'เงิน',
    roles: { in: 'เงินเข้า', out: 'เงินออก เป็นสีหมึกเสมอ' },
  },
  {
    title: 'สถานะ',
    roles: {
      danger: 'ข้อผิดพลาด',
      'danger-soft': 'พื้นของข้อผิดพลาด',
      'danger-line': 'ขอบของข้อผิดพลาด',
      'on-danger': 'ข้อความบนแถบแดง',
      warning: 'คำเตือน',
      'warning-soft': 'พื้นของคำเตือน',
      'warning-line': 'ขอบของคำเตือน',
      success: 'ทำสำเร็จ',
      'success-soft': 'พื้นของสิ่งที่สำเร็จ',
      'success-line': 'ขอบของสิ่งที่สำเร็จ',
      info: 'ข้อมูล',
      'info-soft': 'พื้นของข้อมูล',
      'info-line': 'ขอบของข้อมูล',
    },
  },
  { title: 'โฟกัส', roles: { focus: 'วงนอก', 'focus-gap': 'วงใน' } },
];

const toProperty = (role: string) => `--color-${role}`;
const ROLE_PROPERTIES = GROUPS.flatMap((group) => Object.keys(group.roles).map(toProperty));

function Swatch({ property, words, hex }: { property: string; words: string; hex: string | undefined }) {
  return (
    <li className="flex items-center gap-3">
      <span
        className="size-12 shrink-0 rounded-md border border-line-strong"
        style={{ backgroundColor: `var(${property})` }}
      />
      <span className="min-w-0">
        <span className="block">{words}</span>
        <TokenName>{property}</TokenName>
        {hex && (
          <>
            {' '}
            <TokenName>{hex}</TokenName>
          </>
        )}
      </span>
    </li>
  );
}

function RoleList() {
  const [place, colours] = useLiveColours(ROLE_PROPERTIES);
  const hex = (property: string) => {
    const colour = colours.get(property);
    return colour && toHex(colour);
  };
  return (
    <div ref={place} className="grid gap-6">
      {GROUPS.map((group) => (
        <Panel key={group.title}>
          <PanelHead title={group.title} />
          <ul className="grid gap-4 px-inset py-4 @panel:grid-cols-2 @wide:grid-cols-3">
            {Object.entries(group.roles).map(([role, words]) => (
              <Swatch key={role} property={toProperty(role)} words={words} hex={hex(toProperty(role))} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

/** Every role in the theme and appearance of the toolbar. */
export const Roles: Story = {
  render: () => <RoleList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('#055651')).not.toHaveLength(0);
  },
};

const PAIRS = [
  ...pairs.text.map(([ink = '', ground = '']) => ({ ink, ground, edge: false })),
  ...pairs.line.map(([ink = '', ground = '']) => ({ ink, ground, edge: true })),
];
const PAIR_PROPERTIES = [...new Set(PAIRS.flatMap(({ ink, ground }) => [ink, ground]))].map(toProperty);

function PairSample({ ink, ground, edge }: (typeof PAIRS)[number]) {
  const [inkColour, groundColour] = [`var(${toProperty(ink)})`, `var(${toProperty(ground)})`];
  if (edge)
    return (
      <span className="grid h-11 w-24 shrink-0 place-items-center" style={{ backgroundColor: groundColour }}>
        <span className="h-7 w-16 rounded-md border-2" style={{ borderColor: inkColour }} />
      </span>
    );
  return (
    <span
      className="grid h-11 w-24 shrink-0 place-items-center"
      style={{ backgroundColor: groundColour, color: inkColour }}
    >
      ที่อยู่ 86
    </span>
  );
}

function getVerdict(ratio: number, edge: boolean): string {
  if (edge) return ratio >= 3 ? 'ผ่าน' : 'ไม่ผ่าน';
  if (ratio >= 7) return 'อ่านง่าย';
  return ratio >= 4.5 ? 'อ่านได้' : 'ไม่ผ่าน';
}

function PairList() {
  const [place, colours] = useLiveColours(PAIR_PROPERTIES);
  return (
    <div ref={place}>
      <Panel>
        <PanelHead title="คู่สีที่อ่านด้วยกัน" />
        <ul className="grid gap-4 px-inset py-4 @panel:grid-cols-2">
          {PAIRS.map((pair) => {
            const [ink, ground] = [pair.ink, pair.ground].map((role) => colours.get(toProperty(role)));
            const ratio = ink && ground ? getContrast(ink, ground) : undefined;
            return (
              <li key={`${pair.ink} ${pair.ground}`} className="flex flex-wrap items-center gap-3">
                <PairSample {...pair} />
                <span className="min-w-0 flex-1">
                  {ratio !== undefined && (
                    <span className="block">
                      <b>{ratio.toFixed(1)}</b> : 1 {getVerdict(ratio, pair.edge)}
                    </span>
                  )}
                  <TokenName>{`${pair.ink} / ${pair.ground}`}</TokenName>
                </span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}

/** WCAG 2 contrast of the currently rendered colours. */
export const Contrast: Story = {
  render: () => <PairList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/อ่านง่าย/)).toHaveLength(pairs.text.length);
    await expect(canvas.queryByText(/ไม่ผ่าน|อ่านได้/)).toBeNull();
  },
};

export const ContrastDark: Story = { ...Contrast, globals: { appearance: 'dark' } };

export const ContrastHigh: Story = { ...Contrast, globals: { appearance: 'contrast' } };

export const ContrastKhram: Story = { ...Contrast, globals: { theme: 'khram' } };

export const ContrastMangkhut: Story = { ...Contrast, globals: { theme: 'mangkhut' } };

const SCALES = [
  { scale: 'ink', words: 'หมึก' },
  { scale: 'beetle', words: 'ปีกแมลงทับ' },
  { scale: 'khun', words: 'ดอกคูน' },
  { scale: 'chat', words: 'ชาด' },
  { scale: 'bai', words: 'ใบไม้' },
  { scale: 'khram', words: 'คราม' },
] as const;

/** Raw scales, named after familiar things. Components never use them. */
export const Scales: Story = {
  render: () => (
    <div className="grid gap-6">
      {SCALES.map(({ scale, words }) => (
        <section key={scale}>
          <h2 className="mb-2 text-lg">{words}</h2>
          <ul className="flex flex-wrap gap-2">
            {Object.keys(tokens.scale[scale]).map((step) => (
              <li key={step} className="w-20">
                <span
                  className="block h-12 rounded-sm border border-line"
                  style={{ backgroundColor: `var(--${scale}-${step})` }}
                />
                <TokenName>{`${scale}-${step}`}</TokenName>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

const THEMES = [
  { theme: 'default', words: 'ปีกแมลงทับ' },
  { theme: 'khram', words: 'คราม' },
  { theme: 'mangkhut', words: 'มังคุด' },
];
const APPEARANCES = [
  { appearance: 'light', words: 'สว่าง' },
  { appearance: 'dark', words: 'มืด' },
  { appearance: 'contrast', words: 'คมชัดสูง' },
  { appearance: 'contrast-dark', words: 'คมชัดสูง มืด' },
];

function ThemeSample({ theme, appearance, title }: { theme: string; appearance: string; title: string }) {
  return (
    <div
      data-theme={theme}
      data-appearance={appearance}
      className="min-w-0 bg-canvas p-gutter font-body text-md text-text"
    >
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <div className="bg-cover px-inset py-3 text-on-cover">
          <p className="font-head text-lg font-semibold">{title}</p>
          <p className="text-sm text-on-cover-muted">เลขสมาชิก 001234</p>
        </div>
        <WovenBand />
        <div className="grid gap-3 px-inset py-4">
          <p className="flex items-center gap-2">
            <PiggyBank aria-hidden className="size-5 shrink-0" />
            เงินฝาก
          </p>
          <p className="font-head text-xl font-semibold">248,310.75</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary">ดูเงินฝาก</Button>
            <Button>พิมพ์</Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Three cooperatives, four appearances: one set of components. */
export const Themes: Story = {
  render: () => (
    <div className="@container">
      <div className="grid gap-4 @panel:grid-cols-3">
        {APPEARANCES.flatMap(({ appearance, words: look }) =>
          THEMES.map(({ theme, words }) => (
            <ThemeSample
              key={`${theme} ${appearance}`}
              theme={theme}
              appearance={appearance}
              title={`${words} ${look}`}
            />
          )),
        )}
      </div>
    </div>
  ),
};
