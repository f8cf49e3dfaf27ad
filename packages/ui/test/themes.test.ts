import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import khram from '../src/styles/themes/khram.css?inline';
import mangkhut from '../src/styles/themes/mangkhut.css?inline';
import tokens from '../tokens/tokens.json';

const root = document.documentElement;

/** Adds theme files to the page in the order in which an app imports them. */
function importThemes(...sheets: string[]) {
  for (const sheet of sheets) {
    const style = document.createElement('style');
    style.dataset['probe'] = 'theme';
    style.textContent = sheet;
    document.head.append(style);
  }
}

async function emulateMedia(media: string, features: { name: string; value: string }[] = []) {
  await cdp().send('Emulation.setEmulatedMedia', { media, features });
}

afterEach(async () => {
  for (const style of document.querySelectorAll('style[data-probe=theme]')) style.remove();
  delete root.dataset['theme'];
  delete root.dataset['appearance'];
  document.body.replaceChildren();
  await emulateMedia('');
});

/** The colour of a role as `rgb(…)`, as an element inside `parent` would be painted with it. */
function roleIn(parent: Element, role: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = `var(--color-${role})`;
  parent.append(probe);
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return colour;
}

type Token = { $value: string | { hex: string } };
type Group = { [name: string]: Group | Token | string };

/** `rgb(…)` of the token at a path, its aliases followed. */
function tokenColour(path: string): string {
  const token = path
    .split('.')
    .reduce<Group>((group, name) => group[name] as Group, tokens as unknown as Group);
  const value = (token as unknown as Token).$value;
  if (typeof value === 'string') return tokenColour(value.slice(1, -1));
  const channel = (at: number) => Number.parseInt(value.hex.slice(at, at + 2), 16);
  return `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`;
}

const ROLES = Object.keys(tokens.theme.default.light.color).filter((role) => !role.startsWith('$'));

describe.each(['default', 'khram', 'mangkhut'])('the theme %s', (theme) => {
  it.each(['light', 'dark', 'contrast', 'contrast-dark', 'print'])(
    'paints every role in %s as its tokens say',
    async (mode) => {
      importThemes(khram, mangkhut);
      root.dataset['theme'] = theme;
      root.dataset['appearance'] = mode === 'print' ? 'dark' : mode;
      if (mode === 'print') await emulateMedia('print');
      const painted = Object.fromEntries(ROLES.map((role) => [role, roleIn(document.body, role)]));
      const wanted = Object.fromEntries(
        ROLES.map((role) => [role, tokenColour(`theme.${theme}.${mode}.color.${role}`)]),
      );
      expect(painted).toEqual(wanted);
    },
  );
});

describe('choosing a theme', () => {
  it('needs one import and no attribute', () => {
    importThemes(khram);
    expect(roleIn(document.body, 'brand')).toBe('rgb(33, 68, 135)');
    expect(getComputedStyle(document.body).fontFamily).toMatch(/^Sarabun/);
    expect(getComputedStyle(document.body).fontSize).toBe('18px');
  });

  it('is by data-theme where several are imported, and switches live', () => {
    importThemes(khram, mangkhut);
    const corners = () => getComputedStyle(root).getPropertyValue('--radius-lg');
    root.dataset['theme'] = 'khram';
    expect(corners()).toBe('4px');
    root.dataset['theme'] = 'mangkhut';
    expect(corners()).toBe('16px');
    root.dataset['theme'] = 'default';
    expect(corners()).toBe('10px');
  });

  it('does not depend on which file comes first', () => {
    importThemes(khram);
    const [style] = document.querySelectorAll('style[data-probe=theme]');
    if (style) document.head.prepend(style);
    expect(roleIn(document.body, 'brand')).toBe('rgb(33, 68, 135)');
  });

  it('holds for a part of a page that names theme and appearance', () => {
    importThemes(khram, mangkhut);
    root.dataset['theme'] = 'khram';
    const frame = document.createElement('div');
    frame.dataset['theme'] = 'mangkhut';
    frame.dataset['appearance'] = 'dark';
    document.body.append(frame);
    expect(roleIn(frame, 'brand')).toBe('rgb(234, 166, 204)');
    expect(roleIn(frame, 'canvas')).toBe('rgb(10, 21, 23)');
  });

  it('gives way to forced colours', async () => {
    importThemes(khram);
    root.dataset['appearance'] = 'dark';
    const own = ['Canvas', 'CanvasText', 'LinkText', 'Highlight'];
    await emulateMedia('', [{ name: 'forced-colors', value: 'active' }]);
    const system = own.map((colour) => {
      const probe = document.createElement('i');
      probe.style.backgroundColor = colour;
      document.body.append(probe);
      return getComputedStyle(probe).backgroundColor;
    });
    expect(['surface', 'text', 'link', 'brand'].map((role) => roleIn(document.body, role))).toEqual(system);
  });
});
