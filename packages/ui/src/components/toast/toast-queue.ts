import type { ReactNode } from 'react';
import type { Tone } from '../../internal/tone.tsx';

export type ToastMessage = {
  /** Unique id of the message. */
  id: string;
  /** Tone of the message. */
  tone: Tone;
  /** What happened, in one bold sentence. */
  title: string;
  /** What a screen reader says instead of a `title` that is not Thai. */
  spokenTitle?: string | undefined;
  /** What to do, or details. */
  description?: string | undefined;
  /** Milliseconds on screen. Default 5000; the specification gives 10000 to the errors of registration. */
  durationMs?: number | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
};

/** A shown message, with the ids of all messages that have the same text. */
export type QueuedToast = { message: ToastMessage; ids: readonly string[]; durationMs: number };

const TOAST_MS = 5000;
const MAX_SHOWN = 3;

const sameWords = (a: ToastMessage, b: ToastMessage) =>
  a.tone === b.tone && a.title === b.title && a.description === b.description;

/**
 * The messages to show, given the oldest first: at most three, without duplicates. The others wait, so that every
 * message is shown for its full time. Duplicates keep the position of the first and the longest duration.
 */
export function getVisibleToasts(messages: readonly ToastMessage[]): QueuedToast[] {
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
