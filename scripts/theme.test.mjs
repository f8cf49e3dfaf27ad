import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkTheme } from './theme/check.mjs';
import { SHIPPED_THEMES } from './theme/kit.mjs';
import { contrast, toGray, readColour } from './theme/shades.mjs';
import { designTokens, tokenFiles } from './theme/tokens.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mangkhut = readFileSync(SHIPPED_THEMES.mangkhut, 'utf8');
let written = 0;

function writeTheme(css) {
  const file = path.join(folder, `theme-${(written += 1)}.css`);
  writeFileSync(file, css);
  return file;
}

/** Mangkhut with some of its text exchanged: `[['--radius-sm: 6px', '--radius-sm: 20px']]`. */
function changed(...exchanges) {
  let css = mangkhut;
  for (const [from, to] of exchanges) {
    if (!css.includes(from)) throw new Error(`Mangkhut has no '${from}'.`);
    css = css.replace(from, to);
  }
  return checkTheme(writeTheme(css));
}

/** Gives an earlier mode's line in dark, contrast … another value: the n-th occurrence, counted from 0. */
function changedAt(position, from, to) {
  const parts = mangkhut.split(from);
  const css = `${parts.slice(0, position + 1).join(from)}${to}${parts.slice(position + 1).join(from)}`;
  return checkTheme(writeTheme(css));
}

const FACE = (family, url, weight) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${url}') format('woff2'); }\n`;

function withFace(faces, body) {
  const css = mangkhut.replace('--radius-sm: 6px;', `--radius-sm: 6px;\n    --font-body: ${body};`);
  return checkTheme(writeTheme(faces + css)).errors;
}

const prompt = pathToFileURL(
  path.resolve(import.meta.dirname, 'theme/fixtures/prompt-latin-400-normal.woff2'),
).href;
const plex = (weight) =>
  pathToFileURL(
    path.resolve(
      import.meta.dirname,
      `../packages/ui/src/styles/fonts/ibm-plex-sans-thai-looped-${weight}.woff2`,
    ),
  ).href;

describe('the default theme', () => {
  const { pairs, errors, warnings } = checkTheme(SHIPPED_THEMES.default);
  const ratio = (ink, ground, mode) =>
    pairs.find((pair) => pair.ink === ink && pair.ground === ground && pair.mode === mode)?.ratio.toFixed(1);

  it('passes without a warning', () => {
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  });

  it.each([
    ['text', 'canvas', '15.3', '15.8', '21.0', '21.0', '15.5'],
    ['text', 'surface', '16.7', '14.2', '21.0', '21.0', '16.9'],
    ['text', 'subtle', '14.2', '12.8', '21.0', '21.0', '14.4'],
    ['text-muted', 'canvas', '8.5', '11.4', '21.0', '21.0', '8.5'],
    ['text-muted', 'surface', '9.3', '10.3', '21.0', '21.0', '9.3'],
    ['text-muted', 'subtle', '7.9', '9.2', '21.0', '21.0', '7.9'],
    ['brand-text', 'surface', '8.5', '9.3', '14.8', '14.5', '9.7'],
    ['brand-text', 'canvas', '7.8', '10.3', '14.8', '14.5', '8.9'],
    ['brand-text', 'brand-soft', '7.8', '8.2', '14.8', '14.5', '8.9'],
    ['text', 'brand-soft', '15.3', '12.6', '21.0', '21.0', '15.5'],
    ['on-brand', 'brand', '8.5', '10.3', '14.8', '14.5', '9.7'],
    ['on-brand', 'brand-hover', '11.5', '12.8', '21.0', '21.0', '12.4'],
    ['on-cover', 'cover', '11.5', '13.6', '21.0', '21.0', '12.4'],
    ['on-cover-muted', 'cover', '9.6', '10.3', '21.0', '21.0', '10.4'],
    ['link', 'surface', '8.5', '9.3', '14.8', '14.5', '9.7'],
    ['link', 'canvas', '7.8', '10.3', '14.8', '14.5', '8.9'],
    ['in', 'surface', '8.6', '9.4', '21.0', '21.0', '9.3'],
    ['in', 'subtle', '7.3', '8.4', '21.0', '21.0', '7.9'],
    ['danger', 'surface', '8.6', '11.0', '14.7', '13.8', '12.1'],
    ['danger', 'danger-soft', '7.8', '9.6', '14.7', '13.8', '11.1'],
    ['on-danger', 'danger', '8.6', '12.2', '14.7', '13.8', '12.1'],
    ['warning', 'warning-soft', '9.5', '10.4', '13.8', '15.9', '10.3'],
    ['success', 'success-soft', '7.9', '10.3', '14.8', '14.6', '8.5'],
    ['info', 'info-soft', '8.0', '10.4', '15.2', '14.3', '8.7'],
    ['line-strong', 'surface', '4.2', '4.0', '21.0', '21.0', '4.2'],
    ['line-strong', 'canvas', '3.8', '4.5', '21.0', '21.0', '3.8'],
    ['brand-line', 'surface', '6.0', '6.6', '21.0', '21.0', '6.9'],
    ['danger-line', 'surface', '6.3', '5.8', '14.7', '13.8', '9.6'],
    ['focus', 'surface', '18.5', '16.7', '21.0', '21.0', '18.6'],
    ['focus', 'canvas', '17.0', '18.5', '21.0', '21.0', '17.0'],
    ['focus-gap', 'brand', '5.7', '10.3', '9.8', '14.5', '6.1'],
    ['focus', 'focus-gap', '12.3', '18.5', '13.9', '21.0', '11.7'],
  ])('keeps %s on %s at the figures of the design', (ink, ground, light, dark, high, highDark, gray) => {
    const modes = ['light', 'dark', 'contrast', 'contrast-dark', 'light in grayscale'];
    expect(modes.map((mode) => ratio(ink, ground, mode))).toEqual([light, dark, high, highDark, gray]);
  });

  it('is refused below 7:1, where another theme would only be warned', () => {
    const css = readFileSync(SHIPPED_THEMES.default, 'utf8').replace(
      '--color-text-muted: var(--ink-700)',
      '--color-text-muted: var(--ink-600)',
    );
    expect(checkTheme(writeTheme(css)).errors).toContainEqual(
      expect.stringMatching(/^light: text-muted on canvas is 5\.8\d:1 \(#546263 on #f1f6f5\), below 7:1\./),
    );
  });
});

describe('a theme that ships', () => {
  it.each([
    ['khram', '9.4', '12.4', '8.6', '8.9'],
    ['mangkhut', '9.7', '12.7', '8.9', '8.6'],
  ])('%s passes at the figures of the design', (name, onBrand, onCover, onCanvas, dark) => {
    const { pairs, errors, warnings } = checkTheme(SHIPPED_THEMES[name]);
    const ratio = (mode, ink, ground) =>
      pairs.find((pair) => pair.mode === mode && pair.ink === ink && pair.ground === ground).ratio.toFixed(1);
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect([
      ratio('light', 'on-brand', 'brand'),
      ratio('light', 'on-cover', 'cover'),
      ratio('light', 'brand-text', 'canvas'),
      ratio('dark', 'brand-text', 'surface'),
    ]).toEqual([onBrand, onCover, onCanvas, dark]);
  });
});

describe('contrast', () => {
  it('below 4.5:1 is refused with the pair, the figures and a shade that passes', () => {
    const { errors } = changed(['--color-link: var(--brand-700)', '--color-link: #c46fa3']);
    const [message] = errors.filter((error) => error.startsWith('light: link on canvas'));
    expect(message).toMatch(/^light: link on canvas is 3\.\d\d:1 \(#c46fa3 on #f1f6f5\), below 4\.5:1\./);
    const [, shade] = /Nearest passing shade: --color-link: (#[0-9a-f]{6}) \(oklch\(/.exec(message);
    const [before, after] = ['#c46fa3', shade].map((value) => readColour(value).to('oklch').coords);
    expect(contrast(readColour(shade), readColour('#f1f6f5'))).toBeGreaterThanOrEqual(4.5);
    expect(Math.abs(after[2] - before[2])).toBeLessThan(2);
    expect(before[0] - after[0]).toBeLessThan(0.1);
    expect(changed(['--color-link: var(--brand-700)', `--color-link: ${shade}`]).errors).toEqual([]);
  });

  it('between 4.5 and 7 is warned of and passes', () => {
    const { errors, warnings } = changed(['--color-link: var(--brand-700)', '--color-link: #a05080']);
    expect(errors).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/^light: link on canvas is 4\.\d\d:1 .* below 7:1/),
    );
  });

  it.each([
    [2, 'contrast: link on canvas'],
    [3, 'contrast-dark: link on canvas'],
  ])('below 7:1 is refused in high contrast (%#)', (position, error) => {
    const { errors } = changedAt(position, '--color-link: ', '--color-link: #a05080; --own: ');
    expect(errors).toContainEqual(
      expect.stringMatching(new RegExp(`^${error} is \\d\\.\\d\\d:1 .* below 7:1`)),
    );
  });

  it('is looked at on paper', () => {
    const { errors } = changedAt(4, '--color-brand-soft: ', '--color-brand-soft: #444444; --own: ');
    expect(errors).toContainEqual(expect.stringMatching(/^print: brand-text on brand-soft is 2\./));
  });

  it('is looked at through the grayscale filter', () => {
    const { errors } = changed(
      ['--color-cover: var(--brand-800)', '--color-cover: #4a4a4a'],
      ['--color-on-cover: var(--ink-0)', '--color-on-cover: #00ff00'],
    );
    expect(errors.filter((error) => error.startsWith('light:'))).toEqual([]);
    expect(errors).toEqual([
      expect.stringMatching(
        /^light in grayscale: on-cover on cover is 4\.37:1 \(#00ff00 on #4a4a4a\), below 4\.5:1\. Nearest/,
      ),
    ]);
    const [, role, shade] = /shade: --color-([a-z-]+): (#[0-9a-f]{6})/.exec(errors[0]);
    const next = { 'on-cover': '#00ff00', cover: '#4a4a4a', [role]: shade };
    const again = changed(
      ['--color-cover: var(--brand-800)', `--color-cover: ${next.cover}`],
      ['--color-on-cover: var(--ink-0)', `--color-on-cover: ${next['on-cover']}`],
    );
    expect(again.errors).toEqual([]);
  });

  it('of an edge of a control is 3:1', () => {
    const { errors } = changed([
      '--color-brand-line: var(--brand-600)',
      '--color-brand-line: var(--brand-300)',
    ]);
    expect(errors).toContainEqual(
      expect.stringMatching(/^light: brand-line on surface is 1\.\d\d:1 .* below 3:1/),
    );
  });
});

describe('faces', () => {
  it('refuses digits of different widths', () => {
    expect(withFace(FACE('Prompt', prompt, 400), 'Prompt')).toContainEqual(
      expect.stringMatching(
        /^--font-body: the digits of 'Prompt' 400 differ in width \(0: 0\.672 em, 1: 0\.363 em/,
      ),
    );
  });

  it('refuses a face without Thai letters or without a weight', () => {
    expect(withFace(FACE('Prompt', prompt, 400), 'Prompt')).toEqual(
      expect.arrayContaining([
        `--font-body: 'Prompt' 400 has no Thai letters.`,
        `--font-body: 'Prompt' has no file of weight 600, and no browser may invent one.`,
      ]),
    );
  });

  it('refuses a face of which there is no file', () => {
    expect(withFace('', 'Tahoma, sans-serif')).toEqual([
      `--font-body: no @font-face gives a file of 'Tahoma', so its digits cannot be measured.`,
    ]);
    expect(withFace(FACE('Gone', './gone.woff2', '400 600'), 'Gone')).toEqual([
      'The face ./gone.woff2 cannot be read.',
    ]);
  });

  it('takes a face whose digits have one width', () => {
    const faces = [400, 600].map((weight) => FACE('Own', plex(weight), weight));
    expect(withFace(faces.join(''), "'Own', sans-serif")).toEqual([]);
  });

  it('finds Thai letters in another file than the digits', () => {
    const faces = FACE('Prompt', prompt, 400) + FACE('Prompt', plex(400), 400);
    expect(withFace(faces, 'Prompt')).not.toContain(`--font-body: 'Prompt' 400 has no Thai letters.`);
  });
});

describe('an invalid theme', () => {
  const refused = (exchanges) => changed(...exchanges).errors;

  it.each([
    ['a missing role', [['--color-link: var(--brand-700);', '']], 'light: --color-link is missing.'],
    [
      'a role that only light sets',
      [['--color-link: var(--brand-700);', '--color-link: var(--brand-700);\n --color-canvas: #ffffff;']],
      'dark: --color-canvas is missing.',
    ],
    [
      'an unknown role',
      [['--color-link: ', '--color-links: ']],
      'line 27: there is no role --color-links. Nearest: --color-link.',
    ],
    [
      'a value that is no colour',
      [['--brand-700: #6c2e54', '--brand-700: plum-ish']],
      "light: --color-brand: 'plum-ish' is not a colour that can be read.",
    ],
    [
      'a transparent colour',
      [['--brand-700: #6c2e54', '--brand-700: #6c2e5480']],
      "light: --color-brand: '#6c2e5480' lets its ground through: a role is opaque.",
    ],
    [
      'a property set nowhere',
      [['--brand-700: #6c2e54;', '']],
      'light: --color-brand: --color-brand → --brand-700 is set nowhere.',
    ],
    [
      'a circle',
      [['--brand-700: #6c2e54', '--brand-700: var(--color-brand)']],
      'light: --color-brand: --color-brand → --brand-700 → --color-brand runs in a circle.',
    ],
    [
      'a length that no theme changes',
      [['--radius-sm: 6px', '--text-md--line-height: 1.2']],
      "line 14: --text-md--line-height is the kit's own; no theme changes it.",
    ],
    [
      'a property that is no role',
      [['--radius-sm: 6px', 'color: red']],
      "line 14: a theme sets roles, not 'color'.",
    ],
    [
      'force',
      [['--radius-sm: 6px', '--radius-sm: 6px !important']],
      'line 14: --radius-sm must not be !important.',
    ],
    [
      'round corners beyond 16 px',
      [['--radius-lg: 16px', '--radius-lg: 20px']],
      '--radius-lg is 20px; corners are 0 to 16px.',
    ],
    [
      'small text',
      [['--radius-sm: 6px', '--text-sm: 0.875rem']],
      '--text-sm is 0.875rem, below the 0.9375rem under which Thai marks run together.',
    ],
    [
      'text that does not follow the member',
      [['--radius-sm: 6px', '--text-sm: 16px']],
      "--text-sm is 16px; a text size is in rem, so that it follows the member's.",
    ],
    [
      'another medium',
      [['@media print', '@media (width > 40rem)']],
      "line 80: a theme knows @media screen and @media print, not '(width > 40rem)'.",
    ],
    [
      'two names',
      [["[data-theme='mangkhut'] {", "[data-theme='mango'] {"]],
      'One file is one theme, and this one names mango and mangkhut.',
    ],
  ])('is refused for %s', (_name, exchanges, sentence) => {
    const errors = (() => {
      try {
        return refused(exchanges);
      } catch (error) {
        return [error.message];
      }
    })();
    expect(errors).toContain(sentence);
  });

  it('is refused for rules that reach other themes', () => {
    expect(refused([['  :root:not([data-theme]),\n', '  :root,\n']])).toContainEqual(
      expect.stringMatching(/^line 3: .* would change other themes too; write \[data-theme='mangkhut'\]\.$/),
    );
  });

  it('is refused for rules outside the layer', () => {
    const css = `${mangkhut}\n[data-theme='mangkhut'] { --radius-sm: 0; }\n`;
    expect(checkTheme(writeTheme(css)).errors).toContainEqual(
      expect.stringMatching(/must be in @layer theme/),
    );
  });

  it('is refused if it looks different on its own', () => {
    expect(refused([["    :root:not([data-theme])[data-appearance='dark'],\n", '']])).toContainEqual(
      expect.stringMatching(/^dark: --color-cover is another without data-theme\.$/),
    );
  });

  it('is refused for turning a meaning', () => {
    const modes = {
      light: '#1d4b89',
      dark: '#bad8f8',
      contrast: '#18263a',
      'contrast-dark': '#bad8f8',
      print: '#1d4b89',
    };
    let css = mangkhut;
    for (const hex of Object.values(modes))
      css = css.replace(/--color-mark: [^;]+;(?!\n\s*--color-danger)/, `$&\n      --color-danger: ${hex};`);
    expect(checkTheme(writeTheme(css)).errors).toContainEqual(
      expect.stringMatching(/^light: --color-danger is turned by \d+° of hue; its meaning is learnt once\.$/),
    );
  });

  it('is refused for red debits and for coloured paper', () => {
    expect(changedAt(4, '--color-brand: ', '--color-brand: #6c2e54; --own: ').errors).toContain(
      'print: --color-brand is #6c2e54; on paper it is #000000 in every theme.',
    );
    let css = mangkhut;
    for (const hex of ['#941d1b', '#fcc4bf', '#4f1310', '#fcc4bf', '#000000'])
      css = css.replace(/--color-mark: [^;]+;(?!\n\s*--color-out)/, `$&\n      --color-out: ${hex};`);
    expect(checkTheme(writeTheme(css)).errors).toContain(
      "light: --color-out is no ink; taking out one's own money is no error.",
    );
  });

  it('says where CSS breaks off', () => {
    expect(() => checkTheme(writeTheme('[data-theme=x] { --color-link: red'))).toThrow(
      /^line 1, column 1: Unclosed block$/,
    );
    expect(() => checkTheme(writeTheme('/* nothing */'))).toThrow(`No rule is for [data-theme='name']`);
  });
});

describe('pnpm theme', () => {
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/theme.mjs', ...args], {
      cwd: path.resolve(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    return { status, out: stdout + stderr };
  };

  it('checks the themes that ship', () => {
    const { status, out } = run('check');
    expect(status).toBe(0);
    expect(out.match(/✓ passes/g)).toHaveLength(3);
  });

  it('ends with 1 for a theme that is refused', () => {
    const file = writeTheme(mangkhut.replace('--radius-lg: 16px', '--radius-lg: 2rem'));
    const { status, out } = run('check', file);
    expect(status).toBe(1);
    expect(out).toContain('✗ --radius-lg is 2rem; corners are 0 to 16px.');
    expect(out).toContain('refused: 1 fault');
  });

  it('says so when there is no such file', () => {
    const { status, out } = run('check', 'themes/nowhere.css');
    expect(status).toBe(1);
    expect(out).toBe('✗ themes/nowhere.css: there is no such file\n');
  });

  it('explains itself', () => {
    expect(run().out).toContain('pnpm theme check [FILE…]');
    expect(run('chek')).toEqual({ status: 1, out: expect.stringMatching(/^No such command: chek/) });
  });
});

describe('the notice banner', () => {
  const { notice } = designTokens();
  const colours = Object.keys(notice).filter((name) => name.startsWith('notice-'));

  it.each(colours)('reads %s at 7:1 and more, in grayscale too', (name) => {
    const ink = notice[name.replace('notice', 'on-notice')] ?? notice['on-notice'];
    const pair = [ink, notice[name]].map((token) => readColour(token.$value.hex));
    expect(contrast(...pair)).toBeGreaterThanOrEqual(7);
    expect(contrast(...pair.map(toGray))).toBeGreaterThanOrEqual(7);
  });
});

describe('tokens', () => {
  const tokens = designTokens();
  const find = (alias) =>
    alias
      .slice(1, -1)
      .split('.')
      .reduce((group, name) => group?.[name], tokens);

  function* walk(group, way, inherited) {
    const type = group.$type ?? inherited;
    if ('$value' in group) yield { way: way.join('.'), type, value: group.$value };
    else
      for (const [name, child] of Object.entries(group))
        if (!name.startsWith('$')) yield* walk(child, [...way, name], type);
  }
  const all = [...walk(tokens, [])];

  it.each(tokenFiles())('$file is current', ({ file, text }) => {
    expect(readFileSync(file, 'utf8'), 'run `pnpm theme tokens`').toBe(text);
  });

  it('have a type each and name nothing that is not there', () => {
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(({ type }) => type === undefined)).toEqual([]);
    const aliases = JSON.stringify(all).match(/\{[\w.-]+\}/g);
    expect(aliases.filter((alias) => find(alias)?.$value === undefined)).toEqual([]);
  });

  it('keep the form of the community format', () => {
    expect(find('{scale.beetle.700}').$value).toEqual({
      colorSpace: 'srgb',
      components: [0.0196, 0.3373, 0.3176],
      hex: '#055651',
    });
    expect(find('{theme.default.light.color.brand}').$value).toBe('{scale.beetle.700}');
    expect(find('{theme.khram.light.color.brand}').$value).toBe('{theme.khram.scale.brand.700}');
    expect(find('{theme.khram.type.size.md}').$value).toEqual({ value: 1.125, unit: 'rem' });
    expect(find('{theme.mangkhut.radius.lg}').$value).toEqual({ value: 16, unit: 'px' });
    expect(find('{theme.khram.type.family.body}').$value[0]).toBe('Sarabun');
    expect(find('{shadow.float}').$value).toEqual({
      color: { colorSpace: 'srgb', components: [0.0392, 0.0824, 0.0902], hex: '#0a1517', alpha: 0.18 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 4, unit: 'px' },
      blur: { value: 16, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    });
  });
});
