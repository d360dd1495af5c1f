import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { CaughtEmail } from './mail-store.ts';

const maxEmailBytes = 20 * 1024 * 1024;
/** Senders keep idle connections in a pool; a stop does not wait for those. */
const closeTimeoutMs = 500;

/**
 * An SMTP server that accepts every email for everyone, and stores it before it replies. `refuse` may refuse a
 * recipient, in its own time, in the words of its answer after the status: `5.1.1 no such mailbox`.
 */
export function createSmtpServer(
  keep: (mail: CaughtEmail) => void,
  refuse: (address: string) => string | undefined | Promise<string | undefined> = () => undefined,
): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: maxEmailBytes,
    closeTimeout: closeTimeoutMs,
    onRcptTo({ address }, _session, callback) {
      Promise.resolve(refuse(address)).then(
        (refusal) =>
          callback(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode: 550 })),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream)
        .then((raw) =>
          readEmail(raw, {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((recipient) => recipient.address),
          }),
        )
        .then(keep)
        .then(
          () => callback(),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
}

/** Parses a raw email. The recipients are those of the envelope, which includes blind copies. */
export async function readEmail(raw: Buffer, envelope: { from: string; to: string[] }): Promise<CaughtEmail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const receivedAt = new Date();
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return {
    id: `${String(receivedAt.getTime()).padStart(14, '0')}-${randomBytes(4).toString('hex')}`,
    from: mail.from?.address ?? envelope.from,
    to: envelope.to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      ...(mimeType.startsWith('text/') ? { content: textOf(content) } : {}),
      ...(mimeType === 'application/pdf' ? { base64: base64Of(content) } : {}),
    })),
    receivedAt: receivedAt.toISOString(),
  };
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function base64Of(content: ArrayBuffer | Uint8Array | string): string {
  return Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)).toString('base64');
}
