import { absMoney, formatMoney, getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import type { DeductionChange, DeductionItem } from './deduction-endpoints.ts';

/** Why an amount changed, and from which value, in phrases that each stay on one line. */
export type Reason = { title: string; notes: readonly string[] };

const FACTS: Readonly<Record<string, string>> = {
  balance: 'ยอดหนี้คงเหลือ',
  day: 'วันที่เริ่มคิดดอกเบี้ย',
  interest: 'ดอกเบี้ยที่เรียกเก็บ',
  rate: 'อัตราดอกเบี้ย',
  rule: 'ระเบียบการคิดดอกเบี้ย',
};

/** A month compared with the previous one: เพิ่มขึ้น 363.43, ลดลง 271.11, เท่ากับเดือนก่อน. Null if unknown. */
export function describeDifference(amount: string | null, before: string | null | undefined): string | null {
  if (amount === null || before === null || before === undefined) return null;
  const difference = subtractMoney(amount, before);
  if (getMoneySign(difference) === 0) return 'เท่ากับเดือนก่อน';
  return `${getDirection(difference)} ${formatMoney(absMoney(difference))}`;
}

/** เพิ่มขึ้น or ลดลง; เปลี่ยน if the amount is unknown. */
export function getDirection(amount: string | null): string {
  const sign = getMoneySign(amount);
  if (sign === null) return 'เปลี่ยน';
  return sign > 0 ? 'เพิ่มขึ้น' : 'ลดลง';
}

export function describeChange({ cause, amount, missing }: DeductionChange, item: DeductionItem): Reason {
  const { basis, basis_before: before } = item;
  const direction = getDirection(amount);
  switch (cause) {
    case 'new':
      return { title: 'เริ่มหัก', notes: [] };
    case 'ended':
      return { title: item.is_repaid ? 'หักครบแล้ว' : 'เดือนนี้ไม่หัก', notes: [] };
    case 'raised':
    case 'lowered':
      return before
        ? { title: `เงินต้นต่องวด${direction}`, notes: [] }
        : { title: direction, notes: join(['จาก', item.amount_before], ['เป็น', item.amount]) };
    case 'instalments':
      return {
        title: `เดือนนี้หัก ${basis?.instalments ?? 1} งวด`,
        notes: [`เดือนก่อน ${before?.instalments ?? 1} งวด`],
      };
    case 'last':
      return { title: 'งวดสุดท้าย เหลือเงินต้นน้อยกว่างวด', notes: [] };
    case 'split':
      return { title: `เงินต้นในงวด${direction}`, notes: ['เพราะดอกเบี้ยในงวดเปลี่ยน ยอดรวมเท่าเดิม'] };
    case 'days':
      return {
        title: describeDays('คิดดอกเบี้ย', basis?.days),
        notes: [describeDays('เดือนก่อน', before?.days), ...join(['บนต้น', before?.balance])],
      };
    case 'balance':
      return {
        title: `เงินต้น${direction}`,
        notes: describeBalances(before, basis),
      };
    case 'year':
      return { title: 'จำนวนวันของปีเปลี่ยน', notes: ['ดอกเบี้ยคิดตามปีที่มี 365 หรือ 366 วัน'] };
    case 'rate':
      return {
        title: `อัตราดอกเบี้ย${direction}`,
        notes: [`จากร้อยละ ${listRates(before?.rates)} เป็น ${listRates(basis?.rates)}`],
      };
    case 'arrear':
      return { title: `ดอกเบี้ยค้างจากงวดก่อน${direction}`, notes: [] };
    case 'other':
      return { title: 'ดอกเบี้ยที่เรียกเก็บต่างจากที่คิดตามระเบียบ', notes: [] };
    case 'other-before':
      return { title: 'เดือนก่อนเรียกเก็บดอกเบี้ยต่างจากที่คิดตามระเบียบ', notes: ['เดือนนี้ไม่มีส่วนต่างนั้น'] };
    default:
      return { title: 'ยังบอกเหตุไม่ได้', notes: describeMissing(missing) };
  }
}

/** The principal of both months, unless it changed between two instalments. */
function describeBalances(before: DeductionItem['basis'], basis: DeductionItem['basis']): string[] {
  const changed = [before, basis].some((one) => one?.balance === null && one.days !== null);
  if (changed) return ['เงินต้นเปลี่ยนระหว่างงวด', 'คิดดอกเบี้ยตามเงินต้นของแต่ละวัน'];
  return join(['จาก', before?.balance], ['เหลือ', basis?.balance]);
}

/** As `คิดดอกเบี้ย 33 วัน`. */
export function describeDays(words: string, days: number | null | undefined): string {
  return `${words} ${days ?? '-'} วัน`;
}

/** `จาก 490,500.00`, `เหลือ 485,500.00`: each word with its amount, without unknown amounts. */
function join(...pairs: readonly [word: string, amount: string | null | undefined][]): string[] {
  return pairs.flatMap(([word, amount]) => (amount ? [`${word} ${formatMoney(amount)}`] : []));
}

function listRates(rates: readonly (string | null)[] | undefined): string {
  return rates?.length ? rates.map((rate) => formatRate(rate)).join(' และ ') : '-';
}

function describeMissing(missing: DeductionChange['missing']): string[] {
  const names = new Set(missing.map(({ fact }) => fact));
  if (names.has('balance') && names.has('day')) return ['ไม่มีข้อมูลพอให้คิดดอกเบี้ยของงวดนี้'];
  const facts = [...new Set(missing.map(({ fact }) => (fact === null ? null : FACTS[fact])))];
  const known = facts.filter(Boolean);
  return known.length > 0 ? [`ไม่มี${known.join(' และ')}ในระบบ`] : [];
}

/** The name of an item without its contract or account. */
export function getItemName({ item_type_name }: DeductionItem): string {
  return formatText(item_type_name);
}
