import { setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
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

/** Far longer than any story needs: one that never comes to rest fails by itself, and says why. */
const REST_WITHIN_MS = 30_000;

/** What keeps the page from rest; empty if nothing does. */
function getUnrest(isMoving: boolean): string {
  const reasons = {
    'boxes move': isMoving,
    'rows arrive': document.querySelector(ARRIVING) !== null,
    'a toast is announced': document.querySelector(ANNOUNCING) !== null,
    'an animation runs': isAnimating(),
  };
  return Object.entries(reasons)
    .filter(([, holds]) => holds)
    .map(([reason]) => reason)
    .join(', ');
}

/** Boxes and accessibility tree, once they are stable. */
async function settle(): Promise<{ boxes: string[]; spoken: string[] }> {
  const start = performance.now();
  let before = '';
  let now = boxes();
  for (let unrest = 'boxes move'; unrest !== ''; unrest = getUnrest(now.join() !== before)) {
    if (performance.now() - start > REST_WITHIN_MS)
      throw new Error(`The page does not come to rest: ${unrest}.`);
    before = now.join();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // React runs effects between frames, on a busy machine after several. A page that is never idle may not wait forever.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    now = boxes();
  }
  return { boxes: now, spoken: await spokenTree() };
}

/** Shows what `start` renders into a container until it has settled, and removes it even if it does not. */
async function showIn(start: (container: HTMLElement) => Root) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = start(container);
  try {
    return await settle();
  } finally {
    flushSync(() => root.unmount());
    container.remove();
  }
}

function showInBrowser(Part: ComponentType) {
  return showIn((container) => {
    const root = createRoot(container);
    flushSync(() => root.render(<Part />));
    return root;
  });
}

async function showFromServer(Part: ComponentType) {
  const styled: string[] = [];
  const complaints: unknown[] = [];
  const shown = await showIn((container) => {
    container.innerHTML = renderToString(<Part />);
    styled.push(...[...container.querySelectorAll('[style], style')].map((element) => element.outerHTML));
    return flushSync(() =>
      hydrateRoot(container, <Part />, { onRecoverableError: (error) => complaints.push(error) }),
    );
  });
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
