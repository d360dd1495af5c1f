import { createTransport } from 'nodemailer';
import type { Handover } from '../domain/delivery.ts';
import type { Mailbox, OutgoingMail } from '../domain/mail.ts';

export const mailConnections = 3;
const connectTimeoutMs = 5_000;
const silenceTimeoutMs = 10_000;

/** What nodemailer says of a server that gave no answer about the mail. */
const awayCodes = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET']);
/** 421: the server closes now and asks to come back (RFC 5321, 3.8). */
const serviceNotAvailable = 421;
/** 5.1.x: the address itself is bad (RFC 3463, 3.2). Any other refusal may be our fault. */
const deadAddress = /\b5\d\d[ -]5\.1\.\d{1,3}\b/;

export interface MailServer {
  /** Hands a mail over. Never rejects: what the server says is the answer. */
  handOver(mail: OutgoingMail): Promise<Handover>;
  close(): void;
}

/** A pool of SMTP connections. A send has one Message-ID for good, so that a repeat can be told from a second mail. */
export function connectMailServer(options: { url: string; from: Mailbox }): MailServer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: mailConnections,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = options.from.address.split('@')[1] ?? 'localhost';
  return {
    handOver: async (mail) => {
      const messageId = `<${mail.id}@${domain}>`;
      try {
        await transport.sendMail({
          messageId,
          from: { ...options.from },
          // As objects, so that nothing in an address is read as a list of addresses.
          to: { name: '', address: mail.toAddress },
          ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          attachments: [...mail.attachments],
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Mail-Kind': mail.kind,
            ...unsubscribeHeaders(mail.unsubscribe),
          },
        });
        return { outcome: 'accepted', messageId };
      } catch (error) {
        return handoverOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 2369 and RFC 8058: the address, and that a bare POST to it is enough. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function handoverOf(error: unknown): Handover {
  const reason = error instanceof Error ? error.message : String(error);
  const { code, responseCode, command } = typeof error === 'object' && error !== null ? readCodes(error) : {};
  const away =
    responseCode === serviceNotAvailable ||
    (responseCode === undefined && code !== undefined && awayCodes.has(code));
  if (away) return { outcome: 'server-away', reason };
  return { outcome: 'refused', reason, isAddressDead: command === 'RCPT TO' && deadAddress.test(reason) };
}

function readCodes(error: object): { code?: string; responseCode?: number; command?: string } {
  const code: unknown = Reflect.get(error, 'code');
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(typeof command === 'string' ? { command } : {}),
  };
}
