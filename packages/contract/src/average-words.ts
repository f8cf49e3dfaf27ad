import { formatThaiMonth, formatYear } from '@sahakorn/thai/date';
import { formatMoney, getMoneySign, negateMoney, subtractMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { formatRateInWords } from './dividend-lines.ts';
import type { DividendStep, ExplainedYear } from './dividend-words.ts';

type Withholding = NonNullable<ExplainedYear['average_return_withheld']>;

const RULE = 'ระเบียบงดจ่ายเงินเฉลี่ยคืนของปีที่ค้างชำระ';

/** From the interest to the average return, and to nothing where a payment was missed. */
export function averageSteps(year: ExplainedYear): DividendStep[] {
  const worked = year.average_return_worked_out.value;
  if (!worked) return [];
  const result = `เงินเฉลี่ยคืน${formatRateInWords(year.average_return_rate) ?? ''}`;
  const interest = { kind: 'sum', words: 'รวมดอกเบี้ยที่ชำระ', amount: worked.interest } as const;
  const withheld = getWithheld(year);
  if (withheld === null || worked.amount === null)
    return [interest, { kind: 'total', words: result, amount: worked.amount }];
  return [
    interest,
    { kind: 'sum', words: result, amount: worked.amount },
    { kind: 'sum', words: 'งดจ่ายเพราะค้างชำระ', amount: negateMoney(withheld) },
    { kind: 'total', words: 'เงินเฉลี่ยคืน', amount: subtractMoney(worked.amount, withheld) },
  ];
}

/** Why the average return is zero, or why it is not known; null if no payment was missed. */
export function describeDefault(year: ExplainedYear): string | null {
  const withholding = year.average_return_withheld;
  if (!withholding) return null;
  if (withholding.worked_out.missing.some(({ fact }) => fact === 'default'))
    return describeUnknown(year.account_year, withholding);
  return getWithheld(year) === null ? null : [RULE, ...listMissed(withholding)].join(' ');
}

/** `งดตามระเบียบ 100.00 งดจริง 0.00 ต่างกัน −100.00`; null if both agree or one is not known. */
export function describeWithheldDifference({ average_return_withheld: withholding }: ExplainedYear) {
  const worked = withholding?.worked_out.value?.amount ?? null;
  if (!withholding || worked === null || withholding.stated === null) return null;
  if (getMoneySign(withholding.difference) === 0) return null;
  return [
    `งดตามระเบียบ\u00A0${formatMoney(worked)}`,
    `งดจริง\u00A0${formatMoney(withholding.stated)}`,
    `ต่างกัน\u00A0${formatMoney(withholding.difference, { sign: 'always' })}`,
  ].join(' ');
}

function describeUnknown(accountYear: number | null, { stated }: Withholding): string {
  const year = `ปี\u00A0${formatYear(accountYear)}`;
  const unknown = `${RULE} ในระบบไม่มีข้อมูลการเก็บเงินครบทุกเดือนของ${year} จึงตรวจข้อนี้ไม่ได้`;
  if (stated === null || getMoneySign(stated) === 0) return unknown;
  return `${unknown} ${year}\u00A0สหกรณ์งดจ่าย\u00A0${formatMoney(stated)}\u00A0บาท สอบถามสาเหตุได้ที่สหกรณ์`;
}

function listMissed({ worked_out: { value } }: Withholding): string[] {
  const months = (value?.missed ?? []).map(
    ({ receive_year, receive_month, missed_amount }) =>
      `เดือน${formatThaiMonth(receive_year, receive_month)} เก็บเงินไม่ได้ ${formatMoney(missed_amount)}\u00A0บาท`,
  );
  const contracts = (value?.transferred ?? []).map(
    (contract) => `ผู้ค้ำประกันรับชำระสัญญา\u00A0${formatText(contract.loan_contract_no)}\u00A0แทน`,
  );
  return [...months, ...contracts];
}

/** Null if the rules withhold nothing, or that is not known. */
function getWithheld({ average_return_withheld: withholding }: ExplainedYear): string | null {
  const amount = withholding?.worked_out.value?.amount ?? null;
  return getMoneySign(amount) === 1 ? amount : null;
}
