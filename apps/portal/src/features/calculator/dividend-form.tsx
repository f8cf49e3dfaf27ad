import { formatRateInWords } from '@sahakorn/contract/dividend-lines';
import { formatThaiDate, formatYear } from '@sahakorn/thai/date';
import { formatRate } from '@sahakorn/thai/number';
import { TextField } from '@sahakorn/ui/text-field';
import { patterns } from '../../lib/paths.ts';
import type { DividendCalculation, DividendQuery } from './calculator-endpoints.ts';
import { CalculatorForm, getError, getFieldId } from './calculator-form.tsx';

type DividendFormProps = {
  calculation: DividendCalculation;
  /** Undefined while the result is loading. */
  mistakes: DividendCalculation['mistakes'];
  asked: DividendQuery;
};

/** The inputs of a dividend and an average return, with the newest published rates. */
export function DividendForm({ calculation, mistakes, asked }: DividendFormProps) {
  const { account_year, year_from, dividend_rates, average_return_rates } = calculation;
  const bind = (name: keyof DividendQuery, published?: string | null) => ({
    name,
    id: getFieldId(name),
    defaultValue: asked[name] ?? (published ? formatRate(published) : ''),
    error: getError(mistakes, name),
    autoComplete: 'off',
    inputMode: 'decimal' as const,
  });
  const startsLater = Boolean(year_from) && !year_from?.endsWith('-01-01');
  return (
    <CalculatorForm action={patterns.dividendCalculator} asks="shares" mistakes={mistakes}>
      <TextField
        {...bind('shares')}
        label="หุ้นยกมา (บาท)"
        hint={`หุ้นที่มีเมื่อต้นปี ${formatYear(account_year)}${startsLater ? ` (${formatThaiDate(year_from, { style: 'short' })})` : ''} เช่น 100,000`}
        optional
      />
      <TextField {...bind('monthly')} label="หุ้นรายเดือน (บาท)" hint="ซื้อทุกเดือน เช่น 1,000" optional />
      <TextField
        {...bind('rate', dividend_rates[0]?.rate)}
        label="อัตราเงินปันผล (ร้อยละ)"
        hint={describePublished(dividend_rates)}
      />
      <TextField
        {...bind('interest')}
        label="ดอกเบี้ยเงินกู้ที่ชำระทั้งปี (บาท)"
        hint="สำหรับเงินเฉลี่ยคืน เช่น 20,000"
        optional
      />
      <TextField
        {...bind('average_rate', average_return_rates[0]?.rate)}
        label="อัตราเงินเฉลี่ยคืน (ร้อยละ)"
        hint={describePublished(average_return_rates)}
      />
    </CalculatorForm>
  );
}

function describePublished([newest]: DividendCalculation['dividend_rates']): string {
  return newest?.rate
    ? `ประกาศล่าสุด ${newest.name ?? ''} ${formatRateInWords(newest.rate)} พิมพ์อัตราอื่นได้`
    : 'สหกรณ์ยังไม่ได้ประกาศ พิมพ์อัตราที่ต้องการลอง';
}
