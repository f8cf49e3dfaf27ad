import type { EventEmitter } from 'node:events';

/** Calls back if the connection of an answer ends before all of it was handed over; not at all otherwise. */
export function onAbortedResponse(answer: EventEmitter, tell: () => void): void {
  let isWhole = false;
  answer.once('finish', () => {
    isWhole = true;
  });
  answer.once('close', () => {
    if (!isWhole) tell();
  });
}
