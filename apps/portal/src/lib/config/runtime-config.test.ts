import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import { expect, it } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';
import { telephoneAddress } from './telephone-address.ts';

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'runtime-config';
  block.textContent = text;
  page.head.append(block);
  return page;
}

it('reads the settings that the server put into the page', () => {
  expect(readRuntimeConfig(pageWith(JSON.stringify(EXAMPLE_CONFIG)))).toEqual(EXAMPLE_CONFIG);
});

it.each([
  ['is missing', document.implementation.createHTMLDocument()],
  ['is empty', pageWith('')],
  ['is broken', pageWith('{"coopNameTH":')],
  ['names no cooperative', pageWith('{"coopNameEN":"x","www_description":""}')],
])('names the block when it %s', (_what, page) => {
  expect(() => readRuntimeConfig(page)).toThrow('#runtime-config');
});

it.each([
  ['02 000 0001', 'tel:020000001'],
  ['+66 2-000-0001', 'tel:+6620000001'],
])('dials %s by %s', (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});
