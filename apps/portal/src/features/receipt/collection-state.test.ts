import { expect, it } from 'vitest';
import { getPaperAmount, getCollectionState, getPaperState } from './collection-state.ts';
import type { Collection, Paper } from './receipt-from-wire.ts';

const JULY: Collection = {
  year: 2026,
  month: 7,
  charged: '1000.00',
  collected: '1000.00',
  missed: '0.00',
  paidLater: '0.00',
  paidLaterOn: null,
  outstanding: '0.00',
  reason: null,
};

const PAPER: Paper = {
  year: 2026,
  month: 7,
  seqNo: 1,
  receiptNo: '6907-001234',
  date: '2026-07-24',
  kind: 'receipt',
  charged: '1000.00',
  collected: '1000.00',
};

it.each([
  ['full', {}],
  ['full', { charged: '0.00', collected: '0.00' }],
  ['missed', { collected: '0.00', missed: '1000.00', outstanding: '1000.00' }],
  ['partial', { collected: '999.99', missed: '0.01', outstanding: '0.01' }],
  ['partial', { collected: '0.00', missed: '1000.00', paidLater: '400.00', outstanding: '600.00' }],
  ['paidLater', { collected: '0.00', missed: '1000.00', paidLater: '1040.25', outstanding: '0.00' }],
  ['paidLater', { collected: '400.00', missed: '600.00', paidLater: '600.00', outstanding: '0.00' }],
] as const)('calls a month %s: %j', (state, figures) => {
  expect(getCollectionState({ ...JULY, ...figures })).toBe(state);
});

it.each([
  ['due', { kind: 'invoice', collected: '0.00' }],
  ['full', {}],
  ['partial', { collected: '999.99' }],
  ['missed', { collected: '0.00' }],
  ['missed', { kind: 'returned', collected: '0.00' }],
] as const)('calls a paper %s: %j', (state, figures) => {
  expect(getPaperState({ ...PAPER, ...figures })).toBe(state);
});

it.each([
  ['what was taken', { collected: '999.99' }, '999.99'],
  ['what is asked for, where nothing was taken', { collected: '0.00' }, '1000.00'],
])('takes for the amount of a paper %s', (_what, figures, amount) => {
  expect(getPaperAmount({ ...PAPER, ...figures })).toBe(amount);
});
