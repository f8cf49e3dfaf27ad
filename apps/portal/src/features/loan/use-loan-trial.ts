import { useEffect, useState } from 'react';
import { type ExtraPayment, useTryExtraPaymentQuery } from './loan-endpoints.ts';

/** A slider that moves asks once it rests for so long, and its answer is read out only once it rests for longer. */
const DELAY_MS = { ask: 200, announce: 500 };

const NOTHING = '0.00';

/** A trial of paying more. The last answer stays until the next one arrives. */
export function useLoanTrial(contractNo: string) {
  const [extra, setExtra] = useState<ExtraPayment>({ kind: 'monthly', amount: NOTHING });
  const debounced = useDebounced(extra, DELAY_MS.ask);
  const announced = useDebounced(extra, DELAY_MS.announce);
  const { data, error, isFetching } = useTryExtraPaymentQuery(
    { contractNo, ...debounced },
    { skip: debounced.amount === NOTHING },
  );
  const tries = extra.amount !== NOTHING && debounced.kind === extra.kind;
  return {
    extra,
    setExtra,
    answer: tries ? (data ?? null) : null,
    error,
    /** Whether the answer is that of the amount, which does not change any more. */
    isSettled: announced === extra && !isFetching,
  };
}

export type LoanTrialState = ReturnType<typeof useLoanTrial>;

function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
