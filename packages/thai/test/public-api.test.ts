import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

describe('the public API of @sahakorn/thai', () => {
  it.each([
    [
      'account-no',
      () => import('../src/account-no.ts'),
      [
        'formatBankAccountNo',
        'formatDepositAccountNo',
        'formatPhone',
        'maskBankAccountNo',
        'maskEmail',
        'maskPhone',
      ],
    ],
    ['baht-text', () => import('../src/baht-text.ts'), ['bahtText']],
    ['csv', () => import('../src/csv.ts'), ['CHANGED_BY_SPREADSHEETS', 'writeCsv']],
    [
      'date',
      () => import('../src/date.ts'),
      [
        'BUDDHIST_ERA_OFFSET',
        'EMPTY_DATE',
        'THAI_MONTHS',
        'THAI_MONTHS_SHORT',
        'THAI_WEEKDAYS',
        'THAI_WEEKDAYS_SHORT',
        'ageInYears',
        'formatMonthOfDate',
        'formatThaiDate',
        'formatThaiMonth',
        'formatThaiTime',
        'formatYear',
        'toBuddhistYear',
        'todayIso',
      ],
    ],
    [
      'date-arithmetic',
      () => import('../src/date-arithmetic.ts'),
      ['addDays', 'addMonths', 'daysBetween', 'startOfMonth', 'startOfYear'],
    ],
    ['date-input', () => import('../src/date-input.ts'), ['parseThaiDate', 'readThaiDate']],
    ['digits', () => import('../src/digits.ts'), ['onlyDigits', 'toArabicDigits', 'toThaiDigits']],
    ['id-card', () => import('../src/id-card.ts'), ['formatIdCard', 'isIdCard', 'maskIdCard']],
    [
      'iso-date',
      () => import('../src/iso-date.ts'),
      [
        'BANGKOK',
        'daysInMonth',
        'epochAsUtc',
        'getWeekday',
        'padTwo',
        'parseIsoDate',
        'parseWallClock',
        'toDayNumber',
        'toIsoDate',
        'wallClockAt',
      ],
    ],
    ['keyboard-layout', () => import('../src/keyboard-layout.ts'), ['typeAsLatin', 'typeAsThai']],
    ['letters', () => import('../src/letters.ts'), ['isClusterBoundary']],
    ['mask-personal', () => import('../src/mask-personal.ts'), ['maskPersonal']],
    [
      'membership-no',
      () => import('../src/membership-no.ts'),
      ['MEMBERSHIP_NO_LENGTH', 'isMembershipNo', 'padMembershipNo'],
    ],
    [
      'money',
      () => import('../src/money.ts'),
      [
        'absMoney',
        'addMoney',
        'compareMoney',
        'formatMoney',
        'fromSatang',
        'getMoneySign',
        'isMoney',
        'negateMoney',
        'subtractMoney',
        'sumKnownMoney',
        'sumMoney',
        'toSatang',
      ],
    ],
    ['money-input', () => import('../src/money-input.ts'), ['parseMoneyInput', 'readAmount']],
    [
      'normalise',
      () => import('../src/normalise.ts'),
      ['normaliseCode', 'normaliseLine', 'normaliseThai', 'toUsualWidth'],
    ],
    ['number', () => import('../src/number.ts'), ['MINUS_SIGN', 'formatNumber', 'formatRate']],
    ['relative-date', () => import('../src/relative-date.ts'), ['formatRelativeDate']],
    [
      'search-words',
      () => import('../src/search-words.ts'),
      ['createSearchTokenizer', 'foldForSearch', 'foldNormalised'],
    ],
    [
      'status-colour',
      () => import('../src/status-colour.ts'),
      ['positiveIsBadColour', 'positiveIsGoodColour'],
    ],
    ['text', () => import('../src/text.ts'), ['formatText']],
    ['truncate', () => import('../src/truncate.ts'), ['graphemes', 'truncate']],
    [
      'unbreakable-text',
      () => import('../src/unbreakable-text.ts'),
      ['MONTH_PATTERN', 'UNBREAKABLE', 'WORD_PATTERN', 'splitAtUnbreakable'],
    ],
    ['word-joining', () => import('../src/word-joining.ts'), ['joinNumbersWithUnits', 'joinWordsInHtml']],
    ['words', () => import('../src/words.ts'), ['createWordBreaker', 'normaliseThai']],
  ])('lists the exports of %s', async (_, load, names) => {
    expect(Object.keys(await load()).sort()).toEqual(names);
  });

  it('lists the modules', () => {
    expect(manifest).toHaveProperty('exports', {
      './account-no': './src/account-no.ts',
      './baht-text': './src/baht-text.ts',
      './csv': './src/csv.ts',
      './date': './src/date.ts',
      './date-arithmetic': './src/date-arithmetic.ts',
      './date-input': './src/date-input.ts',
      './digits': './src/digits.ts',
      './id-card': './src/id-card.ts',
      './iso-date': './src/iso-date.ts',
      './keyboard-layout': './src/keyboard-layout.ts',
      './letters': './src/letters.ts',
      './mask-personal': './src/mask-personal.ts',
      './membership-no': './src/membership-no.ts',
      './money': './src/money.ts',
      './money-input': './src/money-input.ts',
      './normalise': './src/normalise.ts',
      './number': './src/number.ts',
      './relative-date': './src/relative-date.ts',
      './search-words': './src/search-words.ts',
      './status-colour': './src/status-colour.ts',
      './text': './src/text.ts',
      './truncate': './src/truncate.ts',
      './unbreakable-text': './src/unbreakable-text.ts',
      './word-joining': './src/word-joining.ts',
      './words': './src/words.ts',
    });
  });
});
