import type { EventEmitter } from 'node:events';

/** Calls back if the connection closes before the response was fully sent. */
export function onAbortedResponse(answer: EventEmitter, callback: () => void): void {
  let isWhole = false;
  answer.once('finish', () => {
    isWhole = true;
  });
  answer.once('close', () => {
    if (!isWhole) callback();
  });
}
