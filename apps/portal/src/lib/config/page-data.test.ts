import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import { expect, it } from 'vitest';
import { readPageData } from './page-data.ts';
import { getTelephoneUrl } from './telephone-url.ts';

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'page-data';
  block.textContent = text;
  page.head.append(block);
  return page;
}

it('reads the settings that the server put into the page', () => {
  const data = { config: EXAMPLE_CONFIG, origin: null, rendered: null };
  expect(readPageData(pageWith(JSON.stringify(data)))).toEqual(data);
});

it.each([
  ['is missing', document.implementation.createHTMLDocument()],
  ['is empty', pageWith('')],
  ['is broken', pageWith('{"config":')],
  ['names no cooperative', pageWith('{"config":{"coopNameEN":"x","www_description":""}}')],
])('names the block when it %s', (_what, page) => {
  expect(() => readPageData(page)).toThrow('#page-data');
});

it.each([
  ['02 000 0001', 'tel:020000001'],
  ['+66 2-000-0001', 'tel:+6620000001'],
])('dials %s by %s', (phone, address) => {
  expect(getTelephoneUrl(phone)).toBe(address);
});
