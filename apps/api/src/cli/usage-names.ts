import type { Command } from './command.ts';

/** The actions that a usage text names: the lower-case words in the position of the first argument. */
export function listActions({ name, usage }: Pick<Command, 'name' | 'usage'>): string[] {
  const lines = usage.en.split('\n').map((line, index) => {
    const prefix = index === 0 ? '' : `npm run portal -- ${name} `;
    const text = line.trim();
    return text.startsWith(prefix) ? text.slice(prefix.length) : '';
  });
  const actions = lines.flatMap((line) => /^[a-z|-]+(?= |$)/.exec(line)?.[0].split('|') ?? []);
  return [...new Set(actions)].filter((action) => !action.startsWith('-'));
}

/** The options that a usage text names, with their dashes. */
export function listOptions(text: string): string[] {
  return [...new Set(text.match(/--[a-z]+(?:-[a-z]+)*/g))];
}
