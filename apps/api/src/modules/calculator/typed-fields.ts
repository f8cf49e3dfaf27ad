import type { Mistake } from '@sahakorn/contract/calculator';
import type { Rate } from '@sahakorn/rules/rate';
import { formatMoney, fromSatang, toSatang } from '@sahakorn/thai/money';
import { parseMoneyInput, readAmount } from '@sahakorn/thai/money-input';
import { normaliseCode } from '@sahakorn/thai/normalise';

/** 999,999,999.99 baht. */
const MAX_SATANG = 99_999_999_999n;
const MAX_PERCENT = 100;

const RATE = /^\d{1,3}(?:\.\d{1,4})?$/;
const WHOLE = /\.00$/;
const PLAIN_NUMBER = /^[\d.,]+$/;

/** Reads what was typed into the fields of a form, and collects a sentence for each that cannot be used. */
export class TypedFields<Field extends string> {
  readonly mistakes: Mistake[] = [];
  readonly #typed: Readonly<Partial<Record<Field, string | undefined>>>;

  constructor(typed: Readonly<Partial<Record<Field, string | undefined>>>) {
    this.#typed = typed;
  }

  /** Null, so that a reader of a field can end with it. */
  refuse(field: Field, message: string): null {
    this.mistakes.push({ field, message });
    return null;
  }

  /** Satang; null if they cannot be used. An empty optional field is zero. */
  readAmount(field: Field, name: string, { required = true } = {}): bigint | null {
    const text = this.#read(field);
    if (text === '') return required ? this.refuse(field, `ใส่${name}`) : 0n;
    if (isNegative(text)) return this.refuse(field, `${name}ต้องไม่ติดลบ`);
    const amount = parseMoneyInput(text);
    if (amount === null) return this.refuse(field, `${name}ต้องเป็นตัวเลข เช่น 100,000`);
    const satang = toSatang(amount);
    if (satang > MAX_SATANG) {
      return this.refuse(field, `${name}ใส่ได้ไม่เกิน ${formatMoney(fromSatang(MAX_SATANG))} บาท`);
    }
    return required && satang === 0n ? this.refuse(field, `${name}ต้องมากกว่า 0`) : satang;
  }

  /** A number of instalments from 1 on; null if it cannot be used. */
  readPeriods(field: Field, name: string, max: number): number | null {
    const text = this.#read(field).replace(/ ?งวด$/, '');
    if (text === '') return this.refuse(field, `ใส่${name}`);
    const count = PLAIN_NUMBER.test(text) ? parseMoneyInput(text) : null;
    if (isNegative(text) || Number(count ?? Number.NaN) === 0)
      return this.refuse(field, `${name}ต้องมากกว่า 0`);
    if (count === null || !WHOLE.test(count)) return this.refuse(field, `${name}ต้องเป็นจำนวนเต็ม เช่น 60`);
    return Number(count) > max ? this.refuse(field, `${name}ใส่ได้ไม่เกิน ${max} งวด`) : Number(count);
  }

  /** Percent; `published` if the field was not sent. Null if there is no rate or it cannot be used. */
  readRate(field: Field, name: string, published: Rate | undefined): Rate | null {
    const text =
      this.#typed[field] === undefined ? (published ?? '') : this.#read(field).replace(/\s*%$/, '');
    if (text === '') return this.refuse(field, `ใส่${name}`);
    if (isNegative(text)) return this.refuse(field, `${name}ต้องไม่ติดลบ`);
    if (!RATE.test(text)) return this.refuse(field, `${name}ต้องเป็นตัวเลข เช่น 5.25`);
    return Number(text) > MAX_PERCENT ? this.refuse(field, `${name}ใส่ได้ไม่เกินร้อยละ ${MAX_PERCENT}`) : text;
  }

  #read(field: Field): string {
    return normaliseCode(this.#typed[field] ?? '');
  }
}

function isNegative(text: string): boolean {
  const read = readAmount(text);
  return read.ok && read.written === 'negative';
}
