import { formatRateInWords } from '@sahakorn/contract/dividend-lines';
import { ChoiceField } from '@sahakorn/ui/choice-field';
import { SelectField } from '@sahakorn/ui/select-field';
import { TextField } from '@sahakorn/ui/text-field';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { patterns } from '../../lib/paths.ts';
import type { LoanCalculation, LoanQuery } from './calculator-endpoints.ts';
import { CalculatorForm, getError, getFieldId } from './calculator-form.tsx';

const METHODS = [
  { value: 'total', label: 'คงยอด' },
  { value: 'principal', label: 'คงต้น' },
] as const;

const LIMITS = [
  { value: 'periods', label: 'จำนวนงวด' },
  { value: 'payment', label: 'เงินที่ผ่อนได้' },
] as const;

const METHOD_NOTE_ID = 'calculator-method-note';

type LoanFormProps = {
  calculation: LoanCalculation;
  /** Undefined while the result is loading. */
  mistakes: LoanCalculation['mistakes'];
  asked: LoanQuery;
};

/** The inputs of a loan. Fields of the other choice are hidden and keep their values. */
export function LoanForm({ calculation: { kinds, choice }, mistakes, asked }: LoanFormProps) {
  const bind = (name: keyof LoanQuery) => ({
    name,
    id: getFieldId(name),
    defaultValue: asked[name] ?? '',
    error: getError(mistakes, name),
    autoComplete: 'off',
  });
  // From the URL, since the result with the same choice may still be loading.
  const choose = <Value extends string>(
    name: keyof LoanQuery,
    options: readonly { value: Value }[],
    other: Value | null,
  ) => options.find(({ value }) => value === asked[name])?.value ?? other ?? options[0]?.value;
  return (
    <CalculatorForm action={patterns.loanCalculator} asks="amount" mistakes={mistakes}>
      <SelectField {...bind('kind')} label="ประเภทเงินกู้" defaultValue={asked.kind ?? choice.kind ?? undefined}>
        {kinds.map(({ name, rate }, index) => (
          <option key={name ?? index} value={name ?? ''}>
            {name} {formatRateInWords(rate)}
          </option>
        ))}
      </SelectField>
      <TextField {...bind('amount')} label="วงเงินกู้ (บาท)" inputMode="decimal" hint="เช่น 100,000" />
      <div>
        <ChoiceField
          name="method"
          label="วิธีผ่อน"
          options={METHODS}
          defaultValue={choose('method', METHODS, choice.method)}
          aria-describedby={METHOD_NOTE_ID}
        />
        <p id={METHOD_NOTE_ID} className="mt-1 text-sm text-text-muted">
          <WholeWords>คงยอดจ่ายเท่ากันทุกงวด คงต้นจ่ายเงินต้นเท่ากัน งวดแรกจึงมากกว่างวดหลัง</WholeWords>
        </p>
      </div>
      <div className="group/limit grid gap-3">
        <ChoiceField
          name="by"
          label="กำหนดจาก"
          options={LIMITS}
          defaultValue={choose('by', LIMITS, choice.by)}
        />
        <div className="group-has-[[value=payment]:checked]/limit:hidden">
          <TextField {...bind('periods')} label="จำนวนงวด (เดือน)" inputMode="numeric" hint="เช่น 60" />
        </div>
        <div className="hidden group-has-[[value=payment]:checked]/limit:block">
          <TextField
            {...bind('payment')}
            label="ผ่อนได้เดือนละไม่เกิน (บาท)"
            inputMode="decimal"
            hint="รวมเงินต้นและดอกเบี้ย เช่น 3,000"
          />
        </div>
      </div>
    </CalculatorForm>
  );
}
