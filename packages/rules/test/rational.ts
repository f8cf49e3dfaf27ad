/** A fraction of big integers in lowest terms; the denominator is positive. */
export class Rational {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    const sign = bottom < 0n ? -1n : 1n;
    const common = greatestCommonDivisor(top < 0n ? -top : top, bottom * sign) * sign;
    this.top = top / common;
    this.bottom = bottom / common;
  }

  static parse(decimal: string): Rational {
    const [whole = '', fraction = ''] = decimal.split('.');
    return new Rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  }

  plus({ top, bottom }: Rational): Rational {
    return new Rational(this.top * bottom + top * this.bottom, this.bottom * bottom);
  }

  times({ top, bottom }: Rational): Rational {
    return new Rational(this.top * top, this.bottom * bottom);
  }

  over({ top, bottom }: Rational): Rational {
    return new Rational(this.top * bottom, this.bottom * top);
  }

  /** The whole number that is not above it. */
  floor(): bigint {
    const quotient = this.top / this.bottom;
    return this.top < 0n && quotient * this.bottom !== this.top ? quotient - 1n : quotient;
  }

  round(unit: bigint, mode: 'half-up' | 'down' | 'up'): bigint {
    if (this.top < 0n) return -new Rational(-this.top, this.bottom).round(unit, mode);
    const units = this.over(new Rational(unit));
    const shift = { down: new Rational(0n), 'half-up': new Rational(1n, 2n), up: almostOne(units) }[mode];
    return units.plus(shift).floor() * unit;
  }
}

/** The most that can be added without passing a whole number. */
function almostOne({ bottom }: Rational): Rational {
  return new Rational(bottom - 1n, bottom);
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other);
}
