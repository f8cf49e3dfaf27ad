import type { Limits } from './limits/limits.ts';

/** A reader of public pages, for the count of visitors. */
export type Visitor = { address: string; agent: string };

/** What a worker of a cluster leaves to the primary process. */
export type Primary = {
  limits: Limits;
  /** The metrics of all processes together, in the format of Prometheus. */
  renderMetrics: () => Promise<{ contentType: string; text: string }>;
  /** Sends the mail that waits. */
  wakeMail: () => void;
  countVisit: (visitor: Visitor) => void;
};
