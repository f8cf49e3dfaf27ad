import { parseAmount, getFields, parseText } from '../parse.ts';
import type { SessionTimeLeft } from './session-expiry.ts';

/**
 * What the server said to one tab, for the others: how long the session lasts; null: it is over. Spans, not instants:
 * each tab has a clock of its own.
 */
export type ExpiryMessage = { token: string; left: SessionTimeLeft | null };

const CHANNEL = 'sahakorn.session';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser, once this one listens to them too. */
export function postToOtherTabs(message: ExpiryMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes none
  channel?.postMessage(message);
}

/** Calls back with what another tab heard of the session. Returns the way to stop. */
export function onExpiryInOtherTab(callback: (message: ExpiryMessage) => void): () => void {
  // Without channels every tab relies on what it hears from the server itself.
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const handleMessage = ({ data }: MessageEvent) => {
    const message = parseMessage(data);
    if (message) callback(message);
  };
  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', handleMessage);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  // A page with an open channel would be thrown out of the back/forward cache.
  addEventListener('pageshow', open);
  addEventListener('pagehide', close);
  return () => {
    removeEventListener('pageshow', open);
    removeEventListener('pagehide', close);
    close();
  };
}

function parseMessage(data: unknown): ExpiryMessage | null {
  const said = getFields(data);
  const token = parseText(said['token'], { min: 1 });
  if (token === undefined) return null;
  if (said['left'] === null) return { token, left: null };
  const { expiresIn, endsIn } = getFields(said['left']);
  const [unused, atMost] = [parseAmount(expiresIn), endsIn === null ? null : parseAmount(endsIn)];
  return unused === undefined || atMost === undefined
    ? null
    : { token, left: { expiresIn: unused, endsIn: atMost } };
}
