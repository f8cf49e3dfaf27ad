import { setProjectAnnotations } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { type ReactElement, cloneElement, isValidElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import { spokenTexts } from './accessibility-tree.ts';
import { findClippedMarks } from './clipped-marks.ts';
import { endsInsideCluster, findCutClusters } from './cut-clusters.ts';
import { englishIn, isMeantAsEnglish } from './left-english.ts';
import { type Story, loadStories } from './load-stories.ts';
import { findSideways } from './sideways.ts';
import { findSmallTargets } from './small-targets.ts';
import { PROBE, isThai, renderedTexts, storyRoots, thaiTexts } from './thai-text.ts';

// The display is set here, not by the toolbar's decorator.
setProjectAnnotations([{ ...preview, decorators: [] }]);

const root = document.documentElement;
const files = import.meta.glob('../../src/**/*.stories.tsx');

const stories = await loadStories(files);

/** Checks equal pages once, such as stories that differ only in theme, colours or text size. */
function checkOnce(look: (story: Story) => Promise<string>) {
  const known = new Map<Story, Promise<string>>();
  return (story: Story): Promise<string> => {
    const problems = known.get(story) ?? look(story);
    known.set(story, problems);
    return problems;
  };
}

// Fallback fonts have other marks and widths.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
});

afterEach(() => {
  Object.assign(root.dataset, { textSize: '100', theme: 'default' });
});

/** Renders a story and waits for what settles in the next frames: measured heights, popovers in their place. */
async function show(part: ReactElement): Promise<Element[]> {
  const { container } = render(part);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return storyRoots(container);
}

/** One line for each problem. */
const listed = (problems: string[]) => [...new Set(problems)].join('\n');

it('finds the stories of the kit, and both themes', () => {
  expect(stories.length).toBeGreaterThan(200);
  root.dataset['theme'] = 'khram';
  expect(getComputedStyle(document.body).fontSize).toBe('18px');
});

/** The default theme and the one with the largest letters. */
const THEMES = ['default', 'khram'];

/** What does not fit at 200 %. A story may give a reason in `parameters.sideways`. */
function findOverflow(Story: Story, roots: Element[]): string[] {
  if (Story.parameters['sideways'] !== undefined) return [];
  const problems = THEMES.flatMap((theme) => {
    Object.assign(root.dataset, { theme, textSize: '200' });
    return findSideways(roots).map((problem) => `at 200 % in ${theme}, ${problem}`);
  });
  Object.assign(root.dataset, { theme: 'default', textSize: '100' });
  return problems;
}

/** English that Chromium’s own accessibility tree contains, but for the cooperative’s name. */
async function findEnglish(roots: Element[]): Promise<string[]> {
  const names = roots
    .flatMap((shown) => [...shown.querySelectorAll('[lang=en]')].filter(isMeantAsEnglish))
    .map((element) => element.textContent.trim());
  const spoken = (await spokenTexts()).filter((text) => !names.some((name) => name.includes(text.trim())));
  return spoken.flatMap(englishIn).map((word) => `English in the accessibility tree: ${word}`);
}

describe('on a telephone of 320 px', () => {
  const findProblems = checkOnce(async (Story) => {
    const roots = await show(<Story />);
    return listed([...findOverflow(Story, roots), ...findSmallTargets(roots), ...(await findEnglish(roots))]);
  });
  beforeAll(() => page.viewport(320, 640));

  it.each(stories)('$name fits at 200 %, is large enough to touch and speaks Thai', async ({ Story }) => {
    expect(await findProblems(Story)).toBe('');
  });
});

/** Thai of a length that has to be wrapped and shortened, in one word as far as anyone can see. */
const LONG = PROBE.replaceAll(' ', '').repeat(6);
const BEGINNING = LONG.slice(0, 6);

/** The same props with `LONG` in place of every Thai text, however deep. */
function withLongText(value: unknown): unknown {
  if (typeof value === 'string') return isThai(value) ? LONG : value;
  if (Array.isArray(value)) return value.map(withLongText);
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, withLongProps(value.props));
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return withLongProps(value as Record<string, unknown>);
  return value;
}

function withLongProps(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, withLongText(value)]));
}

describe('with long text in every prop', () => {
  const findProblems = checkOnce(async (Story) => {
    const roots = await show(<Story {...withLongProps(Story.args)} />);
    const texts = thaiTexts(roots);
    const shortened = renderedTexts(roots)
      .map((text) => text.data.slice(text.data.indexOf(BEGINNING)))
      .filter((shown) => shown.startsWith(BEGINNING) && endsInsideCluster(LONG, shown))
      .map((shown) => `ends inside a cluster: ${shown}`);
    return listed([...findCutClusters(texts), ...findClippedMarks(texts), ...shortened]);
  });
  beforeAll(() => page.viewport(320, 640));
  // The face with the tallest marks of those that ship.
  beforeEach(() => {
    root.dataset['theme'] = 'khram';
  });

  it.each(stories)('no letter loses its marks in $name', async ({ Story }) => {
    expect(await findProblems(Story)).toBe('');
  });
});
