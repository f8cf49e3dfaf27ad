import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

export type Story = ComponentType<Record<string, unknown>> & {
  args: Record<string, unknown>;
  parameters: Record<string, unknown>;
  storyName: string;
};

/** What a story's page depends on besides its args: equal sources give equal pages. */
const SOURCES = ['component', 'render', 'decorators', 'loaders', 'beforeEach'] as const;

type Written = Partial<Record<(typeof SOURCES)[number], unknown>>;

/** A story that reads its globals or parameters is unique. */
function getStorySource(meta: Written, written: Written, story: Story): unknown[] {
  const made = [meta, written].flatMap((source) => SOURCES.flatMap((name) => source[name]));
  const readsContext = made.some((part) => /globals|parameters/.test(String(part)));
  const args = Object.entries(story.args).flat();
  return [...made, ...args, story.parameters['sideways'], readsContext ? story : undefined];
}

const areSame = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));

/** Every story of the files, with `file: story` for a name, and the first story of the same page. */
export async function loadStories(files: Record<string, () => Promise<unknown>>) {
  const lists = Object.entries(files).map(async ([file, load]) => {
    const module = (await load()) as Parameters<typeof composeStories>[0] & Record<string, Written>;
    const name = file.split('/').at(-1)?.replace('.stories.tsx', '');
    const seen: { Story: Story; sources: unknown[] }[] = [];
    return Object.entries(composeStories(module)).map(([key, story]) => {
      const Story = story as Story;
      const sources = getStorySource(module.default as Written, module[key] ?? {}, Story);
      const first = seen.find((other) => areSame(other.sources, sources));
      if (!first) seen.push({ Story, sources });
      return { name: `${name}: ${Story.storyName}`, file, Story: first?.Story ?? Story };
    });
  });
  return (await Promise.all(lists)).flat();
}
