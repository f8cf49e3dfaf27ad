import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './preview.css';

/** Puts the toolbar's choices on the root, where the portal puts a member's. */
const withDisplay: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'th';
    root.dataset['appearance'] = String(globals['appearance']);
    root.dataset['textSize'] = String(globals['textSize']);
  }, [globals]);
  return <Story />;
};

/** The widths every screen is looked at in; heights are those of common devices. */
const viewports = {
  w320: { name: '320 px', styles: { width: '320px', height: '640px' } },
  w360: { name: '360 px', styles: { width: '360px', height: '800px' } },
  w768: { name: '768 px', styles: { width: '768px', height: '1024px' } },
  w1024: { name: '1024 px', styles: { width: '1024px', height: '768px' } },
  w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
};

const preview: Preview = {
  decorators: [withDisplay],
  globalTypes: {
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
  },
  initialGlobals: { appearance: 'light', textSize: '100' },
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/i } },
    docs: { codePanel: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['เริ่มต้น', '*'] } },
  },
  tags: ['autodocs'],
};

export default preview;
