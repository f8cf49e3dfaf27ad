import { ServiceUnavailable } from '../../plugins/domain-errors.ts';
import { createWorkQueue, QueueFullError } from '../session/work-queue.ts';

/** The processor is one; two at a time let a receipt be drawn between the pages of a long statement. */
const PRINTS_AT_ONCE = 2;
/** More would wait longer than a request may take. */
const PRINTS_WAITING = 8;
const BUSY_SECONDS = 5;

/** Runs a print when its turn comes. */
export type PrintQueue = <Result>(print: () => Promise<Result>) => Promise<Result>;

/** Lets a few prints run and a few wait; one more throws ServiceUnavailable. */
export function createPrintQueue(): PrintQueue {
  const queue = createWorkQueue({ running: PRINTS_AT_ONCE, waiting: PRINTS_WAITING });
  return async (print) => {
    try {
      return await queue.run(print);
    } catch (error) {
      if (error instanceof QueueFullError) throw new ServiceUnavailable(BUSY_SECONDS, error.message);
      throw error;
    }
  };
}
