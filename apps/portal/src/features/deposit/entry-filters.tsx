import { Button } from '@sahakorn/ui/button';
import { SelectField } from '@sahakorn/ui/select-field';
import { TextField } from '@sahakorn/ui/text-field';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ENTRY_PARAMS, isReversed, readAmount, TEXT_MAX_LENGTH } from './entry-choice.ts';
import { type EntryKind, getKindName } from '../../domain/statement/statement.ts';
import { type DepositAddress, NO_FILTER } from './use-deposit-address.ts';

type EntryFiltersProps = { address: DepositAddress; kinds: readonly EntryKind[] };
type FieldErrors = { min?: string; max?: string };

const NOT_AN_AMOUNT = 'พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50';
const REVERSED = 'จำนวนนี้น้อยกว่าช่องตั้งแต่ พิมพ์ใหม่';

/** Filters by text, amount, direction and kind; collapsed on a phone. Rendered inside a wrapping row. */
export function EntryFilters({ address, kinds }: EntryFiltersProps) {
  const { list, getSearch, change } = address;
  const [open, setOpen] = useState(false);
  const { fieldErrors, handleSubmit } = useEntryForm(change, () => setOpen(true));
  const fieldsId = useId();
  const count = [list.text, list.amountFrom ?? list.amountTo, list.direction, list.kind].filter(
    Boolean,
  ).length;

  return (
    <form method="get" noValidate onSubmit={handleSubmit} className="contents">
      <HiddenParams search={getSearch(NO_FILTER)} />
      <Button
        className="order-2 px-3 @wide:hidden print:hidden"
        aria-expanded={open}
        aria-controls={fieldsId}
        onClick={() => setOpen(!open)}
      >
        ตัวกรอง{count > 0 && ` ${count}`}
        <ChevronDown aria-hidden className={open ? 'rotate-180' : undefined} />
      </Button>
      <div
        id={fieldsId}
        className={`order-3 flex basis-full flex-wrap items-start gap-3 @wide:order-none @wide:flex print:hidden ${open ? '' : 'hidden'}`}
      >
        <div className="min-w-0 grow basis-full @pair:basis-48 @wide:max-w-64">
          <TextField
            label="ค้นหาข้อความ"
            type="search"
            name={ENTRY_PARAMS.text}
            defaultValue={list.text}
            key={list.text}
            maxLength={TEXT_MAX_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            placeholder="เช่น ค่าโทรศัพท์"
          />
        </div>
        <AmountFields list={list} fieldErrors={fieldErrors} />
        <ChoiceFields list={list} kinds={kinds} />
        <div className="basis-full @pair:basis-auto">
          {/* The height of a label, so that the button aligns with the fields. */}
          <span aria-hidden className="hidden pb-1 leading-tight @pair:block">
            {'\u00a0'}
          </span>
          <Button type="submit" variant="primary" className="w-full @pair:w-auto">
            กรองรายการ
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Submits valid values; otherwise shows an error at the invalid field. */
function useEntryForm(send: DepositAddress['change'], onMistake: () => void) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const found = validateAmounts(typed['min'] ?? '', typed['max'] ?? '');
    setFieldErrors(found);
    const [invalid] = Object.keys(found);
    if (invalid === undefined) return send(typed);
    onMistake();
    const field = form.elements.namedItem(invalid);
    // The field may have been hidden until now.
    if (field instanceof HTMLInputElement) requestAnimationFrame(() => field.focus());
    return undefined;
  };
  return { fieldErrors, handleSubmit };
}

type ChoiceFieldsProps = { list: DepositAddress['list']; kinds: readonly EntryKind[] };

function ChoiceFields({ list, kinds }: ChoiceFieldsProps) {
  return (
    <>
      <div className="min-w-0 grow basis-28 @wide:max-w-36">
        <SelectField
          label="เข้าหรือออก"
          name={ENTRY_PARAMS.direction}
          defaultValue={list.direction}
          key={list.direction}
        >
          <option value="">ทั้งหมด</option>
          <option value="in">เงินเข้า</option>
          <option value="out">เงินออก</option>
        </SelectField>
      </div>
      <div className="min-w-0 grow basis-36 @wide:max-w-44">
        <SelectField
          label="ประเภทรายการ"
          name="kind"
          defaultValue={list.kind}
          key={`${list.kind} ${kinds.length}`}
        >
          <option value="">ทุกประเภท</option>
          {kinds.map((kind) => (
            <option key={kind.item_type_code} value={kind.item_type_code ?? ''}>
              {getKindName(kind)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

type AmountFieldsProps = { list: DepositAddress['list']; fieldErrors: FieldErrors };

function AmountFields({ list, fieldErrors }: AmountFieldsProps) {
  const fields = [
    { name: ENTRY_PARAMS.amountFrom, label: 'ตั้งแต่ (บาท)', value: list.amountFrom },
    { name: ENTRY_PARAMS.amountTo, label: 'ไม่เกิน (บาท)', value: list.amountTo },
  ];
  return fields.map(({ name, label, value }) => (
    <div key={name} className="min-w-0 grow basis-28 @wide:max-w-36">
      <TextField
        key={value}
        label={label}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        className="text-end"
        error={fieldErrors[name]}
      />
    </div>
  ));
}

/** Hidden fields with the other parameters, for a submit before hydration. */
function HiddenParams({ search }: { search: string }) {
  return [...new URLSearchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function validateAmounts(min: string, max: string): FieldErrors {
  const [amountFrom, amountTo] = [readAmount(min), readAmount(max)];
  return {
    ...(min.trim() !== '' && amountFrom === undefined && { min: NOT_AN_AMOUNT }),
    ...(max.trim() !== '' && amountTo === undefined && { max: NOT_AN_AMOUNT }),
    ...(isReversed(amountFrom, amountTo) && { max: REVERSED }),
  };
}
