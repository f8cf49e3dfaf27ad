import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { spyOnConsole } from '../packages/ui/test/promises/quiet-console.ts';
import { expectLargeTargets } from '../packages/ui/test/promises/small-targets.ts';
import { expectThaiSafe } from '../packages/ui/test/promises/thai-safe.ts';
import { extractArgTypes, fitControls } from './arg-types.ts';
import { VIEWPORTS, chromaticModes } from './looks.ts';
import './preview.css';
import { withDisplay } from './with-display.tsx';

// All themes are loaded, and a page without the attribute would show the last one.
Object.assign(document.documentElement, { lang: 'th' });
Object.assign(document.documentElement.dataset, { theme: 'default', appearance: 'light', textSize: '100' });

// A busy machine must not fail a play function.
configure({ asyncUtilTimeout: 60_000 });

/** Without this, Storybook's blocks for docs pages would be a tenth of the code that a story loads. */
const DocsContainer = lazy(async () => ({
  default: (await import('./docs-container.tsx')).AppearanceDocsContainer,
}));

/** Stories are measured with the fonts of the theme, not with fallback fonts. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Passed checks are reported in Storybook only, because reporting them takes as long as the checks. */
const axeOptions =
  import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations' as const] } : {};

/** In Storybook itself a failed check would hide the story. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

let consoleListener: ReturnType<typeof spyOnConsole> | undefined;

const preview: Preview = {
  argTypesEnhancers: [fitControls],
  decorators: [withDisplay],
  beforeEach: () => {
    if (!isTestRun) return undefined;
    consoleListener = spyOnConsole();
    return consoleListener.stop;
  },
  afterEach: async ({ canvasElement, globals }) => {
    if (!isTestRun) return;
    await expectThaiSafe(canvasElement);
    if (globals['textSize'] === '100') expectLargeTargets(canvasElement);
    consoleListener?.expectQuiet();
  },
  beforeAll: loadFonts,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'ธีม',
        icon: 'paintbrush',
        items: [
          { value: 'default', title: 'ปีกแมลงทับ (ค่าเริ่มต้น)' },
          { value: 'khram', title: 'คราม' },
          { value: 'mangkhut', title: 'มังคุด' },
        ],
        dynamicTitle: true,
      },
    },
    appearance: {
      description: 'Appearance',
      toolbar: {
        title: 'สีหน้าจอ',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'สว่าง' },
          { value: 'dark', title: 'มืด' },
          { value: 'contrast', title: 'คมชัดสูง' },
          { value: 'contrast-dark', title: 'คมชัดสูง (มืด)' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: { title: 'ขนาดตัวอักษร', icon: 'zoom', items: ['100', '125', '150', '200'], dynamicTitle: true },
    },
    grayscale: {
      description: 'Grayscale',
      toolbar: {
        title: 'สีเทา',
        icon: 'mirror',
        items: [
          { value: 'off', title: 'สีเต็ม' },
          { value: 'on', title: 'สีเทา (หน้าเว็บสาธารณะ)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'default', appearance: 'light', textSize: '100', grayscale: 'off' },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    chromatic: { modes: chromaticModes },
    controls: { matchers: { date: /Date$/i } },
    docs: { codePanel: true, extractArgTypes, container: DocsContainer },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        order: [
          'เริ่มต้น',
          ['ยินดีต้อนรับ', '*'],
          'พื้นฐาน',
          [
            'สี',
            'ตัวอักษร',
            'ระยะและมุม',
            'ไอคอน',
            'การเคลื่อนไหว',
            'การเขียน',
            'วันที่',
            'ตัวเลข',
            'จำนวนเงินเป็นคำ',
            '*',
          ],
          'การกระทำ',
          'แบบฟอร์ม',
          'ข้อความถึงผู้ใช้',
          'ตัวเลขและวันที่',
          'ข้อมูล',
          'โครงหน้า',
          '*',
          'รูปแบบ',
          [
            'รายการเคลื่อนไหว',
            'ใบเสร็จและการเรียกเก็บ',
            'แบบฟอร์มที่ต้องแก้',
            'ว่าง กำลังโหลด โหลดไม่สำเร็จ',
            'สิ้นสุดการเข้าสู่ระบบ',
            '*',
          ],
          'Portal',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
