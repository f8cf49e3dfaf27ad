import type { ReactNode } from 'react';
import type { Tone } from '../../internal/tone.tsx';

export type ToastMessage = {
  /** Tells this message from another with the same words. */
  id: string;
  /** What it means for the member. */
  tone: Tone;
  /** What happened, in one bold sentence. */
  title: string;
  /** What to do, or about whom it is. */
  description?: string | undefined;
  /** Milliseconds on screen. Default 5000; the specification gives 10000 to the errors of registration. */
  durationMs?: number | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
};

/** A message on screen, with the ids of all the messages that say the same. */
export type QueuedToast = { message: ToastMessage; ids: readonly string[]; durationMs: number };

const TOAST_MS = 5000;
const MAX_SHOWN = 3;

const sameWords = (a: ToastMessage, b: ToastMessage) =>
  a.tone === b.tone && a.title === b.title && a.description === b.description;

/**
 * The messages that stand on screen, of those given oldest first: at most three, and each wording once. The others
 * wait for room, so that every message gets its whole time and none vanishes under its reader. Messages with the same
 * words keep the place of the first and the longest of their times.
 */
export function toastsOnScreen(messages: readonly ToastMessage[]): QueuedToast[] {
  const queue: QueuedToast[] = [];
  for (const message of messages) {
    const durationMs = message.durationMs ?? TOAST_MS;
    const index = queue.findIndex((queued) => sameWords(queued.message, message));
    const twin = queue[index];
    if (twin) {
      queue[index] = {
        message: twin.message,
        ids: [...twin.ids, message.id],
        durationMs: Math.max(twin.durationMs, durationMs),
      };
    } else {
      queue.push({ message, ids: [message.id], durationMs });
    }
  }
  return queue.slice(0, MAX_SHOWN);
}
