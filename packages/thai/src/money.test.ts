import { describe, expect, it } from 'vitest';
import {
  absMoney,
  addMoney,
  compareMoney,
  formatMoney,
  fromSatang,
  isMoney,
  negateMoney,
  getMoneySign,
  subtractMoney,
  sumKnownMoney,
  sumMoney,
  toSatang,
} from './money.ts';

const MALFORMED = [
  '',
  ' ',
  '1,234.00',
  '12.345',
  '1.',
  '.5',
  '+5',
  '−5',
  '1e3',
  'NaN',
  '๑๒',
  '12.50 ',
  '--1',
];

describe('formatMoney', () => {
  it.each([
    ['0', '0.00'],
    ['0.00', '0.00'],
    ['-0.00', '0.00'],
    ['0.05', '0.05'],
    ['5', '5.00'],
    ['999.99', '999.99'],
    ['1000', '1,000.00'],
    ['12345.5', '12,345.50'],
    ['-12345.50', '−12,345.50'],
    ['-0.01', '−0.01'],
    ['007.50', '7.50'],
    ['9999999999999.99', '9,999,999,999,999.99'],
    ['123456789012345678901234567890.12', '123,456,789,012,345,678,901,234,567,890.12'],
  ])('formats %j as %s', (value, expected) => {
    expect(formatMoney(value)).toBe(expected);
  });

  it.each([
    ['1250.00', '+1,250.00'],
    ['-1250.00', '−1,250.00'],
    ['0.00', '0.00'],
    ['-0.00', '0.00'],
  ])('formats %j with its sign as %s', (value, expected) => {
    expect(formatMoney(value, { sign: 'always' })).toBe(expected);
  });

  it.each([
    ['12345.50', '12,345.50\u00a0บาท'],
    ['-1.00', '−1.00\u00a0บาท'],
    [null, ' - '],
  ])('formats %j with its unit as %j', (value, expected) => {
    expect(formatMoney(value, { unit: true })).toBe(expected);
  });

  it.each([
    ['12345.50', 0, '12,346'],
    ['12345.49', 0, '12,345'],
    ['-0.49', 0, '0'],
    ['-0.50', 0, '−1'],
    ['12.5', 1, '12.5'],
    ['12.5', 4, '12.5000'],
  ])('formats %j with %d decimals as %s', (value, decimals, expected) => {
    expect(formatMoney(value, { decimals })).toBe(expected);
  });

  it('shows no sign if the amount is rounded to zero', () => {
    expect(formatMoney('0.49', { sign: 'always', decimals: 0 })).toBe('0');
  });

  it.each([null, undefined])('shows a dash for %s', (value) => {
    expect(formatMoney(value)).toBe(' - ');
  });

  it.each(MALFORMED)('refuses %j', (value) => {
    expect(() => formatMoney(value)).toThrow(
      new RangeError(`Not an amount of money: "${value}". Expected a decimal string such as "12345.50".`),
    );
  });

  it('refuses invalid numbers of decimals', () => {
    expect(() => formatMoney('1.00', { decimals: -1 })).toThrow(RangeError);
  });
});

describe('isMoney', () => {
  it.each(['0', '0.00', '-0.00', '12345.5', '12345.50', '-7', '007'])('accepts %j', (value) => {
    expect(isMoney(value)).toBe(true);
  });

  it.each(MALFORMED)('refuses %j', (value) => {
    expect(isMoney(value)).toBe(false);
  });
});

describe('money arithmetic', () => {
  it.each([
    ['0.10', '0.20', '0.30', '-0.10'],
    ['0.99', '0.01', '1.00', '0.98'],
    ['-0.05', '0.04', '-0.01', '-0.09'],
    ['100', '0.5', '100.50', '99.50'],
    ['-1.00', '1.00', '0.00', '-2.00'],
    ['9007199254740993.01', '0.01', '9007199254740993.02', '9007199254740993.00'],
  ])('adds and subtracts %s and %s', (left, right, sum, difference) => {
    expect(addMoney(left, right)).toBe(sum);
    expect(subtractMoney(left, right)).toBe(difference);
  });

  it('sums ten thousand amounts of ten satang to the satang', () => {
    expect(sumMoney(Array.from({ length: 10_000 }, () => '0.10'))).toBe('1000.00');
  });

  it('returns zero for no amounts', () => {
    expect(sumMoney([])).toBe('0.00');
  });

  it('sums the values of a generator', () => {
    expect(sumMoney(new Set(['1.25', '-0.25', '2']))).toBe('3.00');
  });

  it.each([
    ['12.50', '-12.50', '12.50'],
    ['-12.5', '12.50', '12.50'],
    ['0.00', '0.00', '0.00'],
    ['-0.00', '0.00', '0.00'],
    ['-0.05', '0.05', '0.05'],
  ])('negates %s to %s and has %s as absolute value', (value, negated, absolute) => {
    expect(negateMoney(value)).toBe(negated);
    expect(absMoney(value)).toBe(absolute);
  });

  it.each([
    ['1.50', '1.5', 0],
    ['-0.00', '0', 0],
    ['2.00', '10.00', -1],
    ['-2.00', '-10.00', 1],
    ['0.01', '0.00', 1],
    ['99999999999999999999.99', '100000000000000000000.00', -1],
  ])('compares %s with %s', (left, right, expected) => {
    expect(compareMoney(left, right)).toBe(expected);
  });

  it.each([
    ['0.01', 1],
    ['-0.01', -1],
    ['0.00', 0],
    ['-0.00', 0],
  ])('returns the sign of %s', (value, expected) => {
    expect(getMoneySign(value)).toBe(expected);
  });

  it.each([
    () => getMoneySign('1,000'),
    () => negateMoney('x'),
    () => absMoney(''),
    () => addMoney('1.00', '0.001'),
    () => subtractMoney('1.00', ' 1'),
    () => sumMoney(['1.00', '1e2']),
    () => compareMoney('1.00', 'NaN'),
  ])('refuses text that is not an amount: %s', (calculate) => {
    expect(calculate).toThrow(
      /^Not an amount of money: ".*"\. Expected a decimal string such as "12345\.50"\.$/,
    );
  });
});

describe('toSatang', () => {
  it.each([
    ['0.00', 0n],
    ['-0.00', 0n],
    ['-0.05', -5n],
    ['5', 500n],
    ['5.5', 550n],
    ['0012.30', 1230n],
    ['9999999999999.99', 999_999_999_999_999n],
    ['-9999999999999.99', -999_999_999_999_999n],
    ['90071992547409.93', 9_007_199_254_740_993n],
  ])('reads %s exactly', (text, satang) => {
    expect(toSatang(text)).toBe(satang);
  });

  it.each(['.00', '-.00', '--1.00', '1.-1', '1..1', '12.3a', '1 2.00'])('refuses "%s"', (text) => {
    expect(() => toSatang(text)).toThrow(RangeError);
  });
});

describe('money compared with BigInt, on 2,000 amounts', () => {
  const random = randomFrom(25_690_207);
  const cases = Array.from({ length: 2_000 }, () => ({ left: anySatang(random), right: anySatang(random) }));

  it('agrees on sum, difference, order, sign and absolute value', () => {
    for (const { left, right } of cases) {
      const [a, b] = [write(left), write(right)];
      expect(addMoney(a, b)).toBe(write(left + right));
      expect(subtractMoney(a, b)).toBe(write(left - right));
      expect(compareMoney(a, b)).toBe(left < right ? -1 : Number(left > right));
      expect(getMoneySign(a)).toBe(left < 0n ? -1 : Number(left > 0n));
      expect(absMoney(a)).toBe(write(left < 0n ? -left : left));
      expect(negateMoney(a)).toBe(write(-left));
      expect(toSatang(a)).toBe(left);
      expect(fromSatang(left)).toBe(a);
    }
  });

  it('sums them all to the satang', () => {
    const all = cases.flatMap(({ left, right }) => [left, right]);
    expect(sumMoney(all.map(write))).toBe(write(all.reduce((sum, satang) => sum + satang, 0n)));
  });

  it('formats every digit', () => {
    for (const { left } of cases) {
      const shown = formatMoney(write(left));
      expect(shown).toMatch(/^−?[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$/);
      expect(BigInt(shown.replace('−', '-').replace(/[,.]/g, ''))).toBe(left);
    }
  });
});

/** A seeded random number generator (mulberry32), so that a failure is reproducible. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Amounts of both signs, from zero and one satang to far beyond the precision of a float. */
function anySatang(random: () => number): bigint {
  const length = Math.floor(random() * 30);
  let digits = '0';
  for (let index = 0; index < length; index += 1) digits += Math.floor(random() * 10);
  return random() < 0.5 ? -BigInt(digits) : BigInt(digits);
}

function write(satang: bigint): string {
  const digits = satang.toString().replace('-', '').padStart(3, '0');
  return `${satang < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('sumKnownMoney', () => {
  it.each([
    [['0.10', '0.20'], '0.30'],
    [[], '0.00'],
    [['0.10', null], null],
  ])('adds %j to %j', (values, sum) => {
    expect(sumKnownMoney(values)).toBe(sum);
  });
});
