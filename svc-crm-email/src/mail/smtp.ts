import { createTransport } from 'nodemailer';
import type { Handover } from '../domain/delivery.ts';
import type { ClaimedSend, Mailbox } from '../domain/mail.ts';

export const mailConnections = 3;
const connectTimeoutMs = 5_000;
const silenceTimeoutMs = 10_000;

/** What nodemailer says of a server that gave no answer about the mail. */
const awayCodes = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET']);
/** 421: the server closes now and asks to come back (RFC 5321, 3.8). */
const serviceNotAvailable = 421;

export interface MailServer {
  /** Hands a mail over. Never rejects: what the server says is the answer. */
  handOver(send: ClaimedSend): Promise<Handover>;
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
    handOver: async (send) => {
      const messageId = `<${send.id}@${domain}>`;
      try {
        await transport.sendMail({
          messageId,
          from: { ...options.from },
          // As objects, so that nothing in an address is read as a list of addresses.
          to: { name: '', address: send.toAddress },
          ...(send.replyTo === null ? {} : { replyTo: { name: '', address: send.replyTo } }),
          subject: send.subject,
          html: send.html,
          text: send.text,
          attachments: [...send.attachments],
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Mail-Kind': send.kind },
        });
        return { outcome: 'accepted', messageId };
      } catch (error) {
        return handoverOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function handoverOf(error: unknown): Handover {
  const reason = error instanceof Error ? error.message : String(error);
  const { code, responseCode } = typeof error === 'object' && error !== null ? readCodes(error) : {};
  const away =
    responseCode === serviceNotAvailable ||
    (responseCode === undefined && code !== undefined && awayCodes.has(code));
  return { outcome: away ? 'server-away' : 'refused', reason };
}

function readCodes(error: object): { code?: string; responseCode?: number } {
  const code: unknown = Reflect.get(error, 'code');
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  };
}
