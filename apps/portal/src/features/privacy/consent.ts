/** A purpose that the member may consent to, and how it stands. */
export type Consent = {
  code: string;
  title: string;
  description: string;
  /** `changed`: it was given to other words, and counts for nothing. */
  state: 'given' | 'withdrawn' | 'undecided' | 'changed';
  /** ISO instant; null where nothing was decided. */
  decidedAt: string | null;
};

/** Something that was consented to, withdrawn or accepted. */
export type ConsentEvent = {
  kind: 'given' | 'withdrawn' | 'terms';
  title: string;
  version: number;
  decidedAt: string;
};

/** `version`: of the notice in which the purposes stand; null where there is none. */
export type Consents = { version: number | null; list: Consent[]; history: ConsentEvent[] };
