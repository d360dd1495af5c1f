import { createHash } from 'node:crypto';
import type { Property } from '@getaway/property';
import { painted } from '../writing/email-colors.ts';

export type UnsubscribeState = 'asking' | 'unsubscribed' | 'subscribed' | 'unknown';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button?: { readonly label: string; readonly action: 'unsubscribe' | 'resubscribe' };
}

const wordsFor: Readonly<Record<UnsubscribeState, Words>> = {
  asking: {
    title: 'Unsubscribe from our emails?',
    text: 'We’ll stop sending you news, tips and offers. You’ll still get emails about your own bookings, such as confirmations.',
    button: { label: 'Unsubscribe', action: 'unsubscribe' },
  },
  unsubscribed: {
    title: 'You’re unsubscribed.',
    text: 'You’ll only hear from us about your own bookings. Clicked by mistake?',
    button: { label: 'Subscribe again', action: 'resubscribe' },
  },
  subscribed: {
    title: 'Welcome back.',
    text: 'You’re subscribed again. You can unsubscribe any time with the link in our emails.',
  },
  unknown: {
    title: 'This link doesn’t work.',
    text: 'It may be incomplete. Reply to any of our emails and we’ll take care of it.',
  },
};

const drawnStyle = `
:root{color-scheme:light dark;--paper:#efe6d5;--card:#fffdf8;--ink:#2b2f3f;--quiet:#5f5747;--ember:#a34f17}
@media (prefers-color-scheme:dark){:root{--paper:#080c17;--card:#10172c;--ink:#f3ead9;--quiet:#b9bfd2}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);
font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{width:100%;max-width:480px;background:var(--card);border-radius:16px;overflow:hidden;text-align:center}
header{background:#0b1020;color:#fbf3e4;padding:26px 24px;border-bottom:4px solid #e58a35;
font:26px/1.25 'Iowan Old Style','Palatino Linotype',Georgia,serif}
section{padding:34px 28px 38px}
h1{margin:0 0 12px;font:28px/1.25 'Iowan Old Style','Palatino Linotype',Georgia,serif}
p{margin:0 0 26px;color:var(--quiet)}
p:last-child{margin-bottom:0}
button{font-family:inherit;font-size:16px;font-weight:600;color:#fff;background:var(--ember);border:0;border-radius:999px;
padding:16px 32px;min-height:48px;cursor:pointer}
button:hover{filter:brightness(1.1)}
button:focus-visible{outline:3px solid #e58a35;outline-offset:3px}
footer{padding:0 28px 30px;font-size:14px;color:var(--quiet)}
a{color:inherit}`;

/** A page that works without script; its form posts to the address that it was read at. */
export function unsubscribePage(
  property: Property,
  state: UnsubscribeState,
): { html: string; contentSecurityPolicy: string } {
  const { title, text, button } = wordsFor[state];
  const style = painted(drawnStyle, property.colours);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  const name = escaped(property.name);
  const form = button
    ? `<form method="post"><button name="action" value="${button.action}">${button.label}</button></form>`
    : '';
  const contact = `<a href="mailto:${escaped(property.contact.email)}">${escaped(property.contact.email)}</a>`;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${name}</title><style>${style}</style></head>
<body><main><header>${name}</header><section><h1>${title}</h1><p>${text}</p>${form}</section>
<footer>${contact}</footer></main></body>
</html>
`;
  return { html, contentSecurityPolicy };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
