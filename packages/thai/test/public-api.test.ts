import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

describe('the public names of @sahakorn/thai', () => {
  it.each([
    [
      'account-no',
      () => import('@sahakorn/thai/account-no'),
      [
        'formatBankAccountNo',
        'formatDepositAccountNo',
        'formatPhone',
        'maskBankAccountNo',
        'maskEmail',
        'maskPhone',
      ],
    ],
    ['baht-text', () => import('@sahakorn/thai/baht-text'), ['bahtText']],
    [
      'date',
      () => import('@sahakorn/thai/date'),
      [
        'BUDDHIST_ERA_OFFSET',
        'EMPTY_DATE',
        'THAI_MONTHS',
        'THAI_MONTHS_SHORT',
        'THAI_WEEKDAYS',
        'THAI_WEEKDAYS_SHORT',
        'addDays',
        'addMonths',
        'ageInYears',
        'daysBetween',
        'formatThaiDate',
        'formatThaiMonth',
        'formatThaiTime',
        'startOfMonth',
        'startOfYear',
        'toBuddhistYear',
        'todayIso',
      ],
    ],
    ['date-input', () => import('@sahakorn/thai/date-input'), ['parseThaiDate']],
    ['digits', () => import('@sahakorn/thai/digits'), ['onlyDigits', 'toArabicDigits', 'toThaiDigits']],
    ['id-card', () => import('@sahakorn/thai/id-card'), ['formatIdCard', 'isIdCard', 'maskIdCard']],
    [
      'membership-no',
      () => import('@sahakorn/thai/membership-no'),
      ['MEMBERSHIP_NO_LENGTH', 'isMembershipNo', 'padMembershipNo'],
    ],
    [
      'money',
      () => import('@sahakorn/thai/money'),
      [
        'absMoney',
        'addMoney',
        'compareMoney',
        'formatMoney',
        'isMoney',
        'negateMoney',
        'signOfMoney',
        'subtractMoney',
        'sumMoney',
      ],
    ],
    ['normalise', () => import('@sahakorn/thai/normalise'), ['normaliseThai']],
    ['number', () => import('@sahakorn/thai/number'), ['MINUS_SIGN', 'formatNumber']],
    ['relative-date', () => import('@sahakorn/thai/relative-date'), ['formatRelativeDate']],
    [
      'status-colour',
      () => import('@sahakorn/thai/status-colour'),
      ['positiveIsBadColour', 'positiveIsGoodColour'],
    ],
    ['truncate', () => import('@sahakorn/thai/truncate'), ['graphemes', 'truncate']],
    ['words', () => import('@sahakorn/thai/words'), ['createWordBreaker', 'normaliseThai']],
  ])('are those of %s', async (_, load, names) => {
    expect(Object.keys(await load()).sort()).toEqual(names);
  });

  it('come from these modules and no other', () => {
    expect(manifest).toHaveProperty('exports', {
      './account-no': './src/account-no.ts',
      './baht-text': './src/baht-text.ts',
      './date': './src/date.ts',
      './date-input': './src/date-input.ts',
      './digits': './src/digits.ts',
      './id-card': './src/id-card.ts',
      './membership-no': './src/membership-no.ts',
      './money': './src/money.ts',
      './normalise': './src/normalise.ts',
      './number': './src/number.ts',
      './relative-date': './src/relative-date.ts',
      './status-colour': './src/status-colour.ts',
      './truncate': './src/truncate.ts',
      './words': './src/words.ts',
    });
  });
});
