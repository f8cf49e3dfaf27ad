import { compareMoney, formatMoney } from '@sahakorn/thai/money';
import { AmountSlider } from '@sahakorn/ui/amount-slider';
import { useState } from 'react';

type ExtraAmountProps = {
  label: string;
  hint: string | undefined;
  /** The maximum of the slider, a decimal string in baht. */
  sliderMax: string;
  /** The maximum valid amount; null if unknown. */
  debt: string | null;
  onValueChange: (value: string) => void;
};

/** An amount field with a slider. An amount above the debt stays in the field, but the last valid one is used. */
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
