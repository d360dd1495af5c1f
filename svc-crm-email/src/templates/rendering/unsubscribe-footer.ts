import { addressLine, type Property } from '@getaway/property';
import type { WrittenEmail } from '../../delivery/email.rules.ts';
import { beforeEnd } from '../../delivery/tracking.ts';

/** A marketing email names its sender and how to unsubscribe, even if its template does not. */
export function withUnsubscribe(email: WrittenEmail, property: Property, unsubscribe: string): WrittenEmail {
  const address = addressLine(property);
  const sender = `${property.name}, ${address}`;
  const html = email.html.includes(unsubscribe)
    ? email.html
    : beforeEnd(
        email.html,
        `<p style="font:13px/20px sans-serif;color:#6a6255;text-align:center;margin:24px">` +
          (email.html.includes(escaped(address)) ? '' : `${escaped(sender)}<br />`) +
          `<a href="${unsubscribe}" style="color:#6a6255">Unsubscribe</a></p>`,
      );
  const text = email.text.includes(unsubscribe)
    ? email.text
    : `${email.text.trimEnd()}\n\n${email.text.includes(address) ? '' : `${sender}\n`}Unsubscribe: ${unsubscribe}\n`;
  return { ...email, html, text };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
