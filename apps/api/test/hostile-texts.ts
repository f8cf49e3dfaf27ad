import { existsSync, readFileSync } from 'node:fs';
import { sanitiseUrl } from '../src/html/sanitise-html.ts';

const FOLDER = new URL('../../../../shared/data/hostile/', import.meta.url);

function read<Item>(name: string): Item[] {
  const file = new URL(name, FOLDER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

/** 515 strings that often cause errors; none if the file is missing. */
export const naughtyStrings = read<string>('blns.json');

/** 223 pieces of HTML that were used against sanitisers; none if the file is missing. */
export const attacks = read<{ title?: string; payload: string }>('dompurify_expect.json');

/** A tag as the sanitiser writes it, with its attributes apart. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/g;
const TAGS =
  /^(p|w?br|hr|div|h[2-6]|blockquote|pre|ul|ol|li|dl|dt|dd|details|summary|table|caption|col|colgroup|thead|tbody|tfoot|tr|th|td|b|i|u|s|strong|em|mark|code|su[bp]|del|ins|q|ruby|r[tp]|span|a|img)$/;
const ATTRIBUTES =
  /^(href|rel|src|alt|width|height|scope|colspan|rowspan|start|reversed|type|value|open|class)$/;
const VALUES: Readonly<Record<string, RegExp>> = {
  start: /^[+-]?\d+$/,
  value: /^[+-]?\d+$/,
  reversed: /^reversed$/,
  open: /^open$/,
  type: /^[1aAiI]$/,
  class: /^upper-case$/,
};

/** Everything in a sanitised text that is not allowed. */
export function findHarmful(html: string): string[] {
  const tags = [...html.matchAll(TAG)];
  const attributes = tags.flatMap(([, , , text = '']) => [...text.matchAll(/ ([a-z]+)="([^"]*)"/g)]);
  return [
    ...tags.map(([, , name = '']) => name).filter((name) => !TAGS.test(name)),
    ...attributes.map(([, name = '']) => name).filter((name) => !ATTRIBUTES.test(name)),
    ...attributes.flatMap(([, name, value = '']) =>
      name === 'href' && sanitiseUrl(value) === '' ? value : [],
    ),
    ...attributes.flatMap(([, name = '', value = '']) => (VALUES[name]?.test(value) === false ? value : [])),
    ...(html.replaceAll(TAG, '').match(/</g) ?? []),
  ];
}
