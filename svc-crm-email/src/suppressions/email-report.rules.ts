import { isPlainLine, mendedLine } from '@getaway/kernel/plain-text';

/** What a provider reports about an address. */
export interface EmailReport {
  /** The address does not exist, or its owner marked an email as spam. */
  readonly kind: 'bounced' | 'complained';
  readonly email: string;
  readonly detail: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads the report of a provider; undefined for anything but a permanent bounce or a complaint. */
export function emailReportOf(body: Fields): EmailReport | undefined {
  if ('RecordType' in body) return fromPostmark(body);
  if ('event-data' in body) return fromMailgun(fieldsOf(body['event-data']));
  if ('data' in body) return fromResend(text(body['type']), fieldsOf(body['data']));
  const { event, email, detail } = body;
  return event === 'bounced' || event === 'complained' ? report(event, email, detail) : undefined;
}

/** https://postmarkapp.com/developer/webhooks/bounce-webhook: other types than HardBounce may be temporary. */
function fromPostmark(body: Fields): EmailReport | undefined {
  const isHard = body['RecordType'] === 'Bounce' && body['Type'] === 'HardBounce';
  if (isHard) return report('bounced', body['Email'], body['Description']);
  return body['RecordType'] === 'SpamComplaint' ? report('complained', body['Email'], undefined) : undefined;
}

/** https://documentation.mailgun.com: `failed` is also sent for temporary failures. */
function fromMailgun(data: Fields): EmailReport | undefined {
  const { event, severity, recipient, reason } = data;
  if (event === 'failed' && severity === 'permanent') return report('bounced', recipient, reason);
  return event === 'complained' ? report('complained', recipient, undefined) : undefined;
}

/** https://resend.com/docs/webhooks/event-types */
function fromResend(type: string, data: Fields): EmailReport | undefined {
  const { to } = data;
  const recipient: unknown = Array.isArray(to) ? to[0] : to;
  const bounce = fieldsOf(data['bounce']);
  if (type === 'email.bounced' && bounce['type'] === 'Permanent')
    return report('bounced', recipient, bounce['message']);
  return type === 'email.complained' ? report('complained', recipient, undefined) : undefined;
}

function report(kind: EmailReport['kind'], email: unknown, detail: unknown): EmailReport | undefined {
  const address = text(email).trim().toLowerCase();
  // What cannot be stored is no one's address. An error would make the provider send the report again for days.
  if (!address.includes('@') || !isPlainLine(address)) return undefined;
  const words = mendedLine(text(detail).slice(0, 500));
  return { kind, email: address, detail: words || 'Reported by the email provider' };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
