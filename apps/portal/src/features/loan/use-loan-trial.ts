import { useEffect, useState } from 'react';
import { type ExtraPayment, useTryExtraPaymentQuery } from './loan-endpoints.ts';

/** A slider that moves asks once it rests for so long, and its answer is read out only once it rests for longer. */
const REST_MS = { ask: 200, announce: 500 };

const NOTHING = '0.00';

/** A trial of paying more. The last answer stays until the next one arrives. */
export function useLoanTrial(contractNo: string) {
  const [extra, setExtra] = useState<ExtraPayment>({ kind: 'monthly', amount: NOTHING });
  const resting = useResting(extra, REST_MS.ask);
  const announced = useResting(extra, REST_MS.announce);
  const { data, error, isFetching } = useTryExtraPaymentQuery(
    { contractNo, ...resting },
    { skip: resting.amount === NOTHING },
  );
  const tries = extra.amount !== NOTHING && resting.kind === extra.kind;
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

function useResting<Value>(value: Value, restMs: number): Value {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return resting;
}
