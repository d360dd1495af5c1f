import type { AccountFault } from '@getaway/contracts/http/email-delivery';
import { withoutTokens } from '@getaway/service-kit/without-tokens';
import type { ServerReply } from './delivery.rules.ts';

type Refusal = Exclude<ServerReply, { outcome: 'accepted' }>;

/** The fields of a nodemailer error; `command` is what the server replied to. */
interface SmtpError {
  readonly reason: string;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly command: string | undefined;
}

/** 5.1.x: the address itself is bad (RFC 3463, 3.2). Any other refusal may be our fault. */
const deadAddress = /\b5\d\d[ -]5\.1\.\d{1,3}\b/;
/** x.2.x is about the recipient's mailbox, x.1.x about the address, and neither is about our account. */
const aboutRecipient = /\b[45]\.[12]\.\d{1,3}\b/;
/** x.3.4: this message is too big for the system. */
const aboutMessage = /\b[45]\.3\.4\b|message (?:size|too (?:big|large))/i;
/** x.4.5 is Google's code for an exhausted quota; most providers mention it only in the text. */
const aboutQuota =
  /\b[45]\.4\.5\b|\b(?:daily|hourly|monthly|sending|outgoing|rate)\b[^.]{0,40}\b(?:limit|quota)|too many (?:messages|e?-?mails|connections)|(?:limit|quota) (?:was |has been |is )?exceeded/i;
/** x.7.8 and x.7.9: credentials are wrong or too weak (RFC 4954). */
const aboutLogin = /\b[45]\.7\.[89]\b|authentication (?:is )?(?:required|needed)|must be authenticated/i;
const loginStatuses = new Set([454, 530, 534, 535, 538]);
const sessionCommands = /^(?:CONN|EHLO|HELO|LHLO|QUIT|RSET|NOOP)/;

/**
 * Distinguishes a fault of the connection or of our account from a refusal of one email. In ambiguous cases
 * the email keeps its attempts: 4yz to a recipient or to the content is a delay, and only 5yz is a refusal.
 */
export function refusalOf(error: unknown): Refusal {
  const smtp = readError(error);
  const fault = accountFaultOf(smtp);
  if (fault !== undefined) return { outcome: 'account-fault', fault, reason: smtp.reason };
  const { reason, status, command } = smtp;
  if (status !== undefined && status >= 400 && status < 500) return { outcome: 'deferred', reason };
  return { outcome: 'refused', reason, isAddressDead: command === 'RCPT TO' && deadAddress.test(reason) };
}

function accountFaultOf({ reason, code, status, command = '' }: SmtpError): AccountFault | undefined {
  if (code === 'ETLS' || command === 'STARTTLS') return 'encryption';
  if (status === undefined) return faultWithoutAnswer(code, reason);
  if (aboutRecipient.test(reason) && command === 'RCPT TO') return undefined;
  if (code === 'EAUTH' || command.startsWith('AUTH')) return status === 421 ? 'unavailable' : 'login';
  if (aboutMessage.test(reason)) return undefined;
  if (aboutQuota.test(reason)) return 'quota';
  // 421: the server is closing the connection and asks to come back (RFC 5321, 3.8).
  if (status === 421) return 'unavailable';
  if (loginStatuses.has(status) || aboutLogin.test(reason)) return 'login';
  if (sessionCommands.test(command)) return 'unavailable';
  // Only the sender has been sent yet, which all emails share.
  if (command === 'MAIL FROM') return status < 500 ? 'unavailable' : 'sender';
  // 452 4.3.1: the server's own disk is full, for every recipient.
  if (status === 452 && !aboutRecipient.test(reason)) return 'unavailable';
  return undefined;
}

const networkCodes = new Set([
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPROTOCOL',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const aboutCertificate = /certificate|self.signed|SSL|TLS|wrong version number/i;

function faultWithoutAnswer(code: string | undefined, reason: string): AccountFault | undefined {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (code === undefined) return undefined;
  if (code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL')) return 'encryption';
  if (!networkCodes.has(code)) return undefined;
  return aboutCertificate.test(reason) ? 'encryption' : 'unreachable';
}

function readError(error: unknown): SmtpError {
  // It is stored and shown, and servers quote the links of emails that they refuse.
  const reason = withoutTokens(error instanceof Error ? error.message : String(error)).slice(0, 500);
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const [code, status, command] = [read('code'), read('responseCode'), read('command')];
  return {
    reason,
    code: typeof code === 'string' ? code : undefined,
    status: typeof status === 'number' && status > 0 ? status : undefined,
    command: typeof command === 'string' ? command : undefined,
  };
}
