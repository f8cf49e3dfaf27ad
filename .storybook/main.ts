import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import path from 'node:path';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    { directory: '../apps/portal/src', files: '**/*.stories.tsx', titlePrefix: 'Portal' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // `npm run visual` sets it.
  previewAnnotations:
    process.env['VISUAL'] === undefined ? [] : [path.join(import.meta.dirname, 'visual.ts')],
  // Storybook's own pages are in Thai, so they use the kit's fonts.
  staticDirs: [{ from: '../packages/ui/src/styles/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests need no tables of props.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  viteFinal: (vite) => {
    vite.plugins = [...(vite.plugins ?? []), react(), tailwindcss(), msw({ mode: 'worker-only' })];
    return vite;
  },
};

export default config;
