import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { APPEARANCES, THEMES, WIDTHS, chromaticModes } from '../.storybook/looks.ts';
import { planChromatic } from './chromatic.mjs';

const root = path.resolve(import.meta.dirname, '..');

function chromatic(env) {
  return spawnSync(process.execPath, [path.join(root, 'scripts/chromatic.mjs')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
}

describe('without a token', () => {
  it.each([[{}], [{ CHROMATIC_PROJECT_TOKEN: '' }], [{ CHROMATIC_PROJECT_TOKEN: '  ' }]])(
    'says in one sentence how to get one and exits with 0',
    (env) => {
      const { status, stdout, stderr } = chromatic(env);
      expect(status).toBe(0);
      expect(stderr).toBe('');
      expect(stdout.trim().split('\n')).toHaveLength(1);
      expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN');
      expect(stdout).toContain('chromatic.com');
    },
  );
});

describe('with a token', () => {
  const plan = planChromatic(root, { CHROMATIC_PROJECT_TOKEN: 'chpt_0123456789ab' }, ['--only-changed']);

  it('builds Storybook where the configuration looks for it', () => {
    const config = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'));
    expect(plan.storybook).toBe(path.join(root, config.storybookBuildDir));
  });

  it('runs the Chromatic of the project with the options given', () => {
    expect(plan.command).toBe(process.execPath);
    expect(plan.args).toEqual([path.join(root, 'node_modules/chromatic/dist/bin.cjs'), '--only-changed']);
    const { status, stdout } = spawnSync(plan.command, [plan.args[0], '--version'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('18.14.3');
  });

  it('keeps the token out of the command line', () => {
    expect(JSON.stringify(plan.args)).not.toContain('chpt_');
  });
});

describe('modes', () => {
  it('are the looks that npm run visual compares', () => {
    expect(Object.keys(chromaticModes)).toHaveLength(THEMES.length * APPEARANCES.length * WIDTHS.length);
    expect(chromaticModes['khram dark 360']).toEqual({ theme: 'khram', appearance: 'dark', viewport: 360 });
  });
});
