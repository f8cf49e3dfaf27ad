import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type ExtraPayment, useTryExtraPaymentQuery } from './loan-endpoints.ts';

/** Debounces the slider: a short delay before the request, a longer one before the result is announced. */
const DELAY_MS = { ask: 200, announce: 500 };

const NOTHING = '0.00';

/** A simulation of an extra payment. The last result stays until the next one is loaded. */
export function useLoanTrial(contractNo: string) {
  const [extra, setExtra] = useState<ExtraPayment>({ kind: 'monthly', amount: NOTHING });
  const debounced = useDebounced(extra, DELAY_MS.ask);
  const announced = useDebounced(extra, DELAY_MS.announce);
  const { data, error, isFetching } = useTryExtraPaymentQuery(
    { contractNo, ...debounced },
    { skip: debounced.amount === NOTHING },
  );
  const isActive = extra.amount !== NOTHING && debounced.kind === extra.kind;
  return {
    extra,
    setExtra,
    answer: isActive ? (data ?? null) : null,
    error,
    /** Whether the result is that of the current amount, and the amount has stopped changing. */
    isSettled: announced === extra && !isFetching,
  };
}

export type LoanTrialState = ReturnType<typeof useLoanTrial>;
