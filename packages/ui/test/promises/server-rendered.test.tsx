import { setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import manifest from '../../package.json' with { type: 'json' };
import { spokenTree } from './accessibility-tree.ts';
import { type Story, loadStories } from './load-stories.ts';

setProjectAnnotations([{ ...preview, decorators: [] }]);

const all = await loadStories(import.meta.glob('../../src/components/*/*.stories.tsx'));
/** Thousands of rows have no part that a hundred do not have, and take minutes to compare. */
const MOST_ROWS = 200;
const isLong = ({ rows }: Story['args']) => Array.isArray(rows) && rows.length > MOST_ROWS;

/** Pages that differ only in theme, colours or text size are compared once. */
const stories = all.filter(
  ({ Story: one }, at) => !isLong(one.args) && all.findIndex((other) => other.Story === one) === at,
);

const entries = Object.entries(manifest.exports)
  .filter(([, file]) => file.startsWith('./src/components/'))
  .map(([name]) => name.slice('./'.length));

/** The portal's policy, for good: afterwards the page refuses style attributes, style elements and inline scripts. */
function setPolicy(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; script-src 'self'";
  document.head.append(policy);
}

beforeAll(async () => {
  await page.viewport(768, 1024);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  setPolicy();
});

/** Place and size of every element, in the order of the document. */
function boxes(): string[] {
  return [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const numbers = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
    return `${element.localName} ${element.getAttribute('data-slot') ?? ''} ${numbers.join(' ')}`;
  });
}

/** Rows of a statement that are still being added. */
const ARRIVING = '[data-part=arrival][data-state=arriving]';

/** The announcement of a toast, which Radix adds and removes within a second. */
const ANNOUNCING = 'body > [role=status]';

/** Whether an animation has yet to end: a skeleton appears, and is announced, after a delay. */
function isAnimating(): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
  });
}

/** Boxes and accessibility tree, once they do not change any more. */
async function settle(): Promise<{ boxes: string[]; spoken: string[] }> {
  let before = '';
  let now = boxes();
  while (now.join() !== before || document.querySelector(`${ARRIVING}, ${ANNOUNCING}`) || isAnimating()) {
    before = now.join();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // React runs effects between frames, on a busy machine after several.
    await new Promise((resolve) => requestIdleCallback(resolve));
    now = boxes();
  }
  return { boxes: now, spoken: await spokenTree() };
}

async function showInBrowser(Part: ComponentType) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(<Part />));
  const shown = await settle();
  flushSync(() => root.unmount());
  container.remove();
  return shown;
}

async function showFromServer(Part: ComponentType) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part />);
  const styled = [...container.querySelectorAll('[style], style')].map((element) => element.outerHTML);
  const complaints: unknown[] = [];
  const root = flushSync(() =>
    hydrateRoot(container, <Part />, { onRecoverableError: (error) => complaints.push(error) }),
  );
  const shown = await settle();
  flushSync(() => root.unmount());
  container.remove();
  return { styled, complaints, shown };
}

it('has a story for every entry of the package', () => {
  expect(new Set(all.map(({ file }) => file.split('/').at(-2)))).toEqual(new Set(entries));
});

it('refuses style attributes', () => {
  const container = document.createElement('div');
  container.innerHTML = '<p style="width: 10px"></p>';
  expect(container.querySelector('p')?.style.width).toBe('');
});

describe("rendered on a server and hydrated under style-src 'self'", () => {
  it.each(stories)('$name looks and reads as in a browser alone', async ({ Story }) => {
    const alone = await showInBrowser(Story);
    const { styled, complaints, shown } = await showFromServer(Story);
    expect(styled).toEqual([]);
    expect(complaints).toEqual([]);
    expect(shown).toEqual(alone);
  });
});
