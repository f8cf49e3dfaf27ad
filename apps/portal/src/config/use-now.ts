import { useState } from 'react';

/** The instant at which the component first stood: ages and periods do not change under their reader. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
