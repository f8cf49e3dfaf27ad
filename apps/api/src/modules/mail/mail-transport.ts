import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { ensureWritable } from '../../data-dir.ts';
import type { MailContent } from './notice-mail.ts';

/** Sends mail. */
export type MailSettings = {
  /** `smtp://` or `smtps://`, with name and password if needed; null: to files. */
  smtpUrl: string | null;
  /** The sender's address. */
  from: string;
  /** The folder for mail without a server. */
  folder: string;
};

/**
 * A mail with its recipient. The id stays the same when it is sent again,
 * so that mailboxes can detect duplicates.
 */
export type OutgoingMail = MailContent & { id: string; to: string; fromName: string };

/** Sends mail; throws on failure. */
export type MailTransport = {
  deliver(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in without sending anything; throws where that fails. */
  verify(): Promise<void>;
  close(): void;
  /** Whether mail is encrypted, or stays on this machine. */
  secured: boolean;
};

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 20_000;
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
/** Mail contains names: only the owner of the file may read it. */
const OWNER_ONLY = 0o600;

/** Creates the transport of the settings. */
export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl === null
    ? createFileTransport(settings)
    : createSmtpTransport(settings, new URL(settings.smtpUrl));
}

function createSmtpTransport({ from }: MailSettings, url: URL): MailTransport {
  const secure = url.protocol === 'smtps:';
  // Require TLS, because mail contains members' names; a server on this machine may do without.
  const requireTLS = !secure && !isLoopback(url.hostname);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    secure,
    requireTLS,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => void (await transport.sendMail(getMessage(mail, from))),
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
    secured: secure || requireTLS,
  };
}

function createFileTransport({ from, folder }: MailSettings): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      ensureWritable(folder, { mode: 0o700 });
      const { message } = await transport.sendMail(getMessage(mail, from));
      const file = path.join(folder, `${mail.id}.eml`);
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, message, { mode: OWNER_ONLY });
      await rename(unfinished, file);
    },
    verify: async () => undefined,
    close: () => transport.close(),
    secured: true,
  };
}

function getMessage({ id, to, fromName, subject, text, html }: OutgoingMail, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    // Suppress automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
