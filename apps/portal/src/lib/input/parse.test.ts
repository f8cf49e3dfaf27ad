import { describe, expect, it } from 'vitest';
import { parseAmount, getFields, parseJson, parseText } from './parse.ts';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['<html>', undefined],
])('reads %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it.each([[null], [undefined], ['text'], [7], [true]])('finds no fields in %j', (value) => {
  expect(getFields(value)).toEqual({});
});

it('finds the fields of an object', () => {
  expect(getFields({ a: 1 })['a']).toBe(1);
});

describe('a text', () => {
  it.each([
    ['', {}, ''],
    ['ก', { min: 1, max: 1 }, 'ก'],
    ['', { min: 1 }, undefined],
    ['กข', { max: 1 }, undefined],
    [7, {}, undefined],
    [['ก'], {}, undefined],
  ])('of %j by %j is %j', (value, lengths, text) => {
    expect(parseText(value, lengths)).toBe(text);
  });
});

it.each([
  [0, 0],
  [1.5, 1.5],
  [-1, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['1', undefined],
])('takes %j for the amount %j', (value, amount) => {
  expect(parseAmount(value)).toBe(amount);
});
