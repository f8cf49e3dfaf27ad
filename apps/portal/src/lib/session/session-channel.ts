import { parseAmount, getFields, parseText } from '../input/parse.ts';
import type { SessionTimeLeft } from './session-expiry.ts';

/** Remaining session time for other tabs, null once it ended. Durations, since each tab has its own clock. */
export type ExpiryMessage = { token: string; left: SessionTimeLeft | null };

const CHANNEL = 'sahakorn.session';

let channel: BroadcastChannel | undefined;

export function postToOtherTabs(message: ExpiryMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes none
  channel?.postMessage(message);
}

export function onExpiryInOtherTab(callback: (message: ExpiryMessage) => void): () => void {
  // Without BroadcastChannel each tab relies on its own responses.
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
  // An open channel keeps a page out of the back/forward cache.
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
