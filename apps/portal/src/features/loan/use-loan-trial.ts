import { useEffect, useState } from 'react';
import { type ExtraPayment, useTryExtraPaymentQuery } from './loan-endpoints.ts';

/** A slider that moves asks once it rests for so long. */
const REST_MS = 200;

const NOTHING = '0.00';

/** A trial of paying more. The last answer stays until the next one arrives. */
export function useLoanTrial(contractNo: string) {
  const [extra, setExtra] = useState<ExtraPayment>({ kind: 'monthly', amount: NOTHING });
  const resting = useResting(extra);
  const { data, error, isFetching, refetch } = useTryExtraPaymentQuery(
    { contractNo, ...resting },
    { skip: resting.amount === NOTHING },
  );
  const tries = extra.amount !== NOTHING && resting.kind === extra.kind;
  return { extra, setExtra, answer: tries ? (data ?? null) : null, error, isFetching, refetch };
}

export type LoanTrialState = ReturnType<typeof useLoanTrial>;

function useResting<Value>(value: Value): Value {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}
