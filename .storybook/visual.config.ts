// The pictures of every story: npm run visual.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { STORY_DEPENDENCIES, chromium } from '../packages/ui/vitest.config.ts';
import { WIDTHS } from './looks.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The same text edges and colours on every screen. */
const STEADY_RENDERING = ['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'];

export default defineConfig({
  root,
  optimizeDeps: { include: STORY_DEPENDENCIES },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    attachmentsDir: '.visual/attachments',
    reporters: ['dot', ['html', { outputDir: '.visual/report', singleFile: true }]],
    projects: WIDTHS.map((width) => ({
      extends: true as const,
      plugins: [
        storybookTest({
          configDir: import.meta.dirname,
          initialGlobals: { viewport: { value: `w${width}`, isRotated: false } },
        }),
      ],
      test: {
        name: `w${width}`,
        env: { VISUAL_WIDTH: String(width) },
        isolate: false,
        browser: {
          ...chromium(...STEADY_RENDERING),
          expect: {
            toMatchScreenshot: {
              timeout: 30_000,
              comparatorOptions: { threshold: 0.02 },
              resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) =>
                path.join(root, '.visual/accepted', testFileDirectory, testFileName, arg + ext),
              resolveDiffPath: ({ arg, ext, testFileDirectory, testFileName }) =>
                path.join(root, '.visual/differences', testFileDirectory, testFileName, arg + ext),
            },
          },
        },
      },
    })),
  },
});
