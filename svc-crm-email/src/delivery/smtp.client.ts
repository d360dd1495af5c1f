import { createTransport } from 'nodemailer';
import type { ServerReply } from './delivery.rules.ts';
import type { EmailKind, Mailbox, OutgoingEmail } from './email.rules.ts';
import { refusalOf } from './smtp-faults.ts';

export const mailConnections = 3;
const connectTimeoutMs = 10_000;
/** Some servers delay their greeting for unknown clients. */
const greetingTimeoutMs = 15_000;
const silenceTimeoutMs = 10_000;

export interface MailServer {
  /** Sends an email. Never rejects: failures are returned as replies. */
  sendEmail(email: OutgoingEmail): Promise<ServerReply>;
  /** Connects and signs in without sending anything. Never rejects. */
  check(): Promise<{ readonly outcome: 'ready' } | Exclude<ServerReply, { outcome: 'accepted' }>>;
  close(): void;
}

/**
 * A pool of SMTP connections. A send keeps its Message-ID, so that a repeat can be distinguished from a
 * second email.
 */
export function connectMailServer(options: { url: string; from: Mailbox }): MailServer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: mailConnections,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = options.from.address.split('@')[1] ?? 'localhost';
  return {
    sendEmail: async (email) => {
      const messageId = messageIdOf(email.id, domain);
      try {
        await transport.sendMail({
          messageId,
          from: { ...options.from },
          // As objects, so that no address is parsed as a list of addresses.
          to: { name: '', address: email.toAddress },
          ...(email.replyTo === null ? {} : { replyTo: { name: '', address: email.replyTo } }),
          subject: plainSubject(email.subject),
          html: email.html,
          text: email.text,
          attachments: [...email.attachments],
          ...threadHeaders(email.follows ?? [], domain),
          headers: {
            ...(writtenByPeople.has(email.kind) ? {} : { 'Auto-Submitted': 'auto-generated' }),
            'X-Mail-Kind': email.kind,
            ...unsubscribeHeaders(email.unsubscribe),
          },
        });
        return { outcome: 'accepted', messageId };
      } catch (error) {
        return refusalOf(error);
      }
    },
    check: async () => {
      try {
        await transport.verify();
        return { outcome: 'ready' };
      } catch (error) {
        return refusalOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Answering programs would leave them unanswered otherwise (RFC 3834). */
const writtenByPeople: ReadonlySet<string> = new Set<EmailKind>(['thread-reply']);

function messageIdOf(sendId: string, domain: string): string {
  return `<${sendId}@${domain}>`;
}

/** RFC 5322, 3.6.4: by these headers, email programs show a thread as one conversation. */
function threadHeaders(
  follows: readonly string[],
  domain: string,
): { inReplyTo?: string; references?: string[] } {
  const references = follows.map((sendId) => messageIdOf(sendId, domain));
  const inReplyTo = references.at(-1);
  return inReplyTo === undefined ? {} : { inReplyTo, references };
}

/** RFC 2369 and RFC 8058: the address, and that a plain POST to it is enough. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A guest's name that looks like an encoded word (RFC 2047) stays what it is: mail programs would decode it. */
function plainSubject(subject: string): string {
  return subject.replaceAll('=?', '= ?');
}
