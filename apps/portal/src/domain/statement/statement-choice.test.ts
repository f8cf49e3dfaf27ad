import { expect, it } from 'vitest';
import { readStatementChoice, readIgnoredFilters, writeStatementChoice } from './statement-choice.ts';

it.each([
  ['', {}],
  ['from=2026-01-01&to=2026-06-30&kind=XD', { from: '2026-01-01', to: '2026-06-30', kind: 'XD' }],
  ['from=2026-01-01', { from: '2026-01-01' }],
  ['from=2026-02-30', {}],
  ['from=01/01/2569', {}],
  ['from=2026-06-30&to=2026-01-01', {}],
  ['from=2026-01-01&to=2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  [`kind=${'x'.repeat(21)}`, {}],
  ['kind=', {}],
  ['cursor=abc&limit=9', {}],
])('reads %j', (address, choice) => {
  expect(readStatementChoice(new URLSearchParams(address))).toEqual(choice);
});

it('writes what it reads', () => {
  const choice = { from: '2026-01-01', to: '2026-06-30', kind: 'XD' };
  expect(readStatementChoice(writeStatementChoice(choice))).toEqual(choice);
  expect(writeStatementChoice({}).toString()).toBe('');
});

it.each([
  ['', []],
  ['from=2026-01-01&to=2026-06-30&kind=XD', []],
  ['from=&to=&kind=', []],
  ['from=2026-02-30', ['from']],
  ['from=2026-06-30&to=2026-01-01', ['from', 'to']],
  [`to=tomorrow&kind=${'x'.repeat(21)}`, ['to', 'kind']],
  ['page=7', []],
])('leaves out of %j: %j', (address, dropped) => {
  expect(readIgnoredFilters(new URLSearchParams(address))).toEqual(dropped);
});
