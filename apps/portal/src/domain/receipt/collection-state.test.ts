import { expect, it } from 'vitest';
import { COLLECTION, RECEIPT } from '../../../test/receipt-fixtures.ts';
import { getPaperAmount, getCollectionState, getPaperState } from './collection-state.ts';
import type { Collection, Receipt } from './receipt.ts';

const AMOUNTS = { charged_amount: '1000.00', collected_amount: '1000.00' };
const JULY: Collection = { ...COLLECTION, ...AMOUNTS };
const PAPER: Receipt = { ...RECEIPT, ...AMOUNTS };

it.each([
  ['full', {}],
  ['full', { charged_amount: '0.00', collected_amount: '0.00' }],
  ['missed', { collected_amount: '0.00', missed_amount: '1000.00', outstanding_amount: '1000.00' }],
  ['partial', { collected_amount: '999.99', missed_amount: '0.01', outstanding_amount: '0.01' }],
  [
    'partial',
    {
      collected_amount: '0.00',
      missed_amount: '1000.00',
      paid_later_amount: '400.00',
      outstanding_amount: '600.00',
    },
  ],
  [
    'paidLater',
    {
      collected_amount: '0.00',
      missed_amount: '1000.00',
      paid_later_amount: '1040.25',
      outstanding_amount: '0.00',
    },
  ],
  [
    'paidLater',
    {
      collected_amount: '400.00',
      missed_amount: '600.00',
      paid_later_amount: '600.00',
      outstanding_amount: '0.00',
    },
  ],
] as const)('calls a month %s: %j', (state, figures) => {
  expect(getCollectionState({ ...JULY, ...figures })).toBe(state);
});

it.each([
  ['due', { posted: '0', collected_amount: '0.00' }],
  ['full', {}],
  ['partial', { collected_amount: '999.99' }],
  ['missed', { collected_amount: '0.00' }],
  ['missed', { receipt_status: '2', collected_amount: '0.00' }],
] as const)('calls a paper %s: %j', (state, figures) => {
  expect(getPaperState({ ...PAPER, ...figures })).toBe(state);
});

it.each([
  ['what was taken', { collected_amount: '999.99' }, '999.99'],
  ['what is asked for, where nothing was taken', { collected_amount: '0.00' }, '1000.00'],
])('takes for the amount of a paper %s', (_what, figures, amount) => {
  expect(getPaperAmount({ ...PAPER, ...figures })).toBe(amount);
});

it.each(['charged_amount', 'collected_amount'])('says nothing of a month or paper without %s', (field) => {
  const unknown = { collected_amount: '0.00', outstanding_amount: '1.00', [field]: null };
  expect(getCollectionState({ ...JULY, ...unknown })).toBeNull();
  expect(getPaperState({ ...PAPER, ...unknown })).toBeNull();
});

it.each(['posted', 'receipt_status'])('says nothing of a paper without %s', (field) => {
  expect(getPaperState({ ...PAPER, [field]: null })).toBeNull();
});

it('takes no other amount for one that is not known', () => {
  expect(getPaperAmount({ ...PAPER, collected_amount: null })).toBeNull();
});
