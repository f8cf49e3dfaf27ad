import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import { describe, expect, it } from 'vitest';
import { isSameName, isSamePerson, readIdentity } from './identity.ts';

const TYPED = { membership_no: '005678', id_card: '5100200300431', date_of_birth: '1992-02-29' };
const READ = { membershipNo: '005678', idCard: '5100200300431', dateOfBirth: '1992-02-29' };
const ALL_ERRORS = ['membershipNo', 'idCard', 'dateOfBirth'] as const;

describe('reading an identity', () => {
  it.each([
    ['as the register has it', {}],
    ['a number without its zeros', { membership_no: '5678' }],
    ['a number that is a number', { membership_no: 5678 }],
    ['Thai digits', { membership_no: '๕๖๗๘', id_card: '๕๑๐๐๒๐๐๓๐๐๔๓๑' }],
    ['an id card as printed', { id_card: '5-1002-00300-43-1' }],
    ['spaces around', { membership_no: ' 5678 ', id_card: ' 5100200300431 ', date_of_birth: ' 1992-02-29 ' }],
  ])('takes %s', (_what, typed) => {
    expect(readIdentity({ ...TYPED, ...typed })).toEqual({ identity: READ, errors: [] });
  });

  it.each([
    [{ membership_no: '' }, ['membershipNo']],
    [{ membership_no: '1234567' }, ['membershipNo']],
    [{ membership_no: "1' or '1" }, ['membershipNo']],
    [{ id_card: '5100200300432' }, ['idCard']],
    [{ id_card: '510020030043' }, ['idCard']],
    [{ date_of_birth: '2535-02-29' }, ['dateOfBirth']],
    [{ date_of_birth: '1993-02-29' }, ['dateOfBirth']],
    [{ date_of_birth: '29/02/1992' }, ['dateOfBirth']],
    [{ membership_no: '', id_card: '', date_of_birth: '' }, ALL_ERRORS],
  ] as const)('names all that is wrong with %j: %j', (typed, errors) => {
    expect(readIdentity({ ...TYPED, ...typed }).errors).toEqual(
      errors.map((name) => IDENTITY_ERRORS[name].text),
    );
  });
});

describe('the same person', () => {
  const registered = { ...READ, memberStatus: '0' };

  it.each([
    ['is found', registered, true],
    ['is not one who left', { ...registered, memberStatus: '3' }, false],
    ['is not of another id card', { ...registered, idCard: '1100200300412' }, false],
    ['is not of another birthday', { ...registered, dateOfBirth: '1992-03-01' }, false],
    ['is not known without an id card', { ...registered, idCard: null }, false],
    ['is not known without a birthday', { ...registered, dateOfBirth: null }, false],
    ['is not an unknown member', null, false],
  ])('%s', (_what, member, same) => {
    expect(isSamePerson(member, READ)).toBe(same);
  });
});

describe('the same name', () => {
  it.each([
    ['ปิ่นมณี', ' ปิ่นมณี ', true],
    ['ณ บ้านไร่', 'ณ  บ้านไร่', true],
    ['น้ำทิพย์', 'น\u0e4d\u0e49าทิพย์', true],
    ['Somchai', 'somchai', true],
    ['ปิ่นมณี', 'ปิ่นมณ', false],
    ['ปิ่นมณี', '', false],
  ])('%s and %s: %s', (registered, typed, same) => {
    expect(isSameName(registered, typed)).toBe(same);
  });
});
