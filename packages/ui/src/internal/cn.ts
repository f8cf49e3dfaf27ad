import { type ClassValue, clsx } from 'clsx';
import { OVERRIDDEN, groupOf } from './class-groups.ts';

/** The parts repeat few lists, each worked out once; lists without end are an app's own. */
const MOST_LISTS = 500;
const merged = new Map<string, string>();

/** Where the variants of a class end: behind the last colon that stands in no brackets. */
function variantsEnd(name: string): number {
  let depth = 0;
  let end = 0;
  for (let index = 0; index < name.length; index += 1) {
    const character = name[index];
    if (character === '[' || character === '(') depth += 1;
    else if (character === ']' || character === ')') depth -= 1;
    else if (character === ':' && depth === 0) end = index + 1;
  }
  return end;
}

function merge(list: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of list.split(/\s+/).toReversed()) {
    const end = variantsEnd(name);
    const utility = name.slice(end).replace(/^!|!$/, '');
    const group = groupOf(utility);
    if (group !== undefined) {
      const variants = name.slice(0, end) + (end + utility.length < name.length ? '!' : '');
      if (taken.has(variants + group)) continue;
      for (const other of [group, ...(OVERRIDDEN[group] ?? [])]) taken.add(variants + other);
    }
    kept.push(name);
  }
  return kept.toReversed().join(' ');
}

/** Joins class names; of two that set the same property under the same variants the later one stays. */
export function cn(...classes: ClassValue[]): string {
  const list = clsx(classes);
  let result = merged.get(list);
  if (result === undefined) {
    result = merge(list);
    if (merged.size >= MOST_LISTS) merged.clear();
    merged.set(list, result);
  }
  return result;
}
