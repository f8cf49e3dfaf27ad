import { compareMoney, formatMoney } from '@sahakorn/thai/money';
import { AmountSlider } from '@sahakorn/ui/amount-slider';
import { useState } from 'react';

type ExtraAmountProps = {
  label: string;
  hint: string | undefined;
  /** The end of the slider, a decimal text in baht. */
  sliderMax: string;
  /** An amount above it is an error; null where it is not known. */
  debt: string | null;
  onValueChange: (value: string) => void;
};

/** An amount to type or to slide. One above the debt stays in the field, and the last valid one counts. */
export function ExtraAmount({ label, hint, sliderMax, debt, onValueChange }: ExtraAmountProps) {
  const [amount, setAmount] = useState('0.00');
  const isMore = (value: string) => debt !== null && compareMoney(value, debt) > 0;
  const handleChange = (value: string) => {
    setAmount(value);
    if (!isMore(value)) onValueChange(value);
  };
  return (
    <AmountSlider
      label={label}
      hint={hint}
      max={Number(sliderMax.split('.')[0])}
      value={amount}
      error={isMore(amount) ? `มากกว่าหนี้ที่เหลือ ปิดหนี้ได้ด้วย ${formatMoney(debt)} บาท` : undefined}
      onValueChange={handleChange}
    />
  );
}
