import { useState } from 'react';

export function useFormValues<Values extends object>(start: Values, onChange?: (values: Values) => void) {
  const [values, setValues] = useState(start);
  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    onChange?.(next);
  };
  return { values, change };
}
