import { createHash } from 'node:crypto';
import type { Property } from '@getaway/property';
import { darkEnough, themeOf, type Colours } from '@getaway/property/colours';

export interface Message {
  readonly title: string;
  /** HTML without script: paragraphs, a form with a button, links of class "button". */
  readonly content: string;
  /** HTML below the message. */
  readonly footer?: string;
}

export interface MessagePage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/**
 * A page that a service serves itself, for links in emails: one message in the house's name and colors. It works without
 * script and loads nothing; a form on it posts to the address that it was read at.
 */
export function messagePage(
  { name, colours }: Pick<Property, 'name' | 'colours'>,
  { title, content, footer }: Message,
): MessagePage {
  const style = styleOf(colours);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const house = escapeHtml(name);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${house}</title><style>${style}</style></head>
<body><main><header>${house}</header><section><h1>${title}</h1>${content}</section>
${footer === undefined ? '' : `<footer>${footer}</footer>`}</main></body>
</html>
`;
  return {
    html,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  };
}

/** Text as HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The page is paper by day and night-colored in the dark; its sign and buttons have the host's own colors. */
function styleOf(colours: Colours | undefined): string {
  const theme = themeOf(colours);
  const tone = (name: string, drawn: string): string => theme[name] ?? drawn;
  const ember = colours?.accent ? darkEnough(colours.accent, '#ffffff') : '#a34f17';
  const glow = tone('ember-500', '#e58a35');
  return `
:root{color-scheme:light dark;--paper:#efe6d5;--card:#fffdf8;--ink:#2b2f3f;--quiet:#5f5747;--ember:${ember}}
@media (prefers-color-scheme:dark){:root{--paper:${tone('night-950', '#080c17')};--card:${tone('night-850', '#10172c')};--ink:#f3ead9;--quiet:#b9bfd2}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);
font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{width:100%;max-width:480px;background:var(--card);border-radius:16px;overflow:hidden;text-align:center}
header{background:${tone('night-900', '#0b1020')};color:${tone('cream-100', '#fbf3e4')};padding:26px 24px;border-bottom:4px solid ${glow};
font:26px/1.25 'Iowan Old Style','Palatino Linotype',Georgia,serif}
section{padding:34px 28px 38px}
h1{margin:0 0 12px;font:28px/1.25 'Iowan Old Style','Palatino Linotype',Georgia,serif}
p{margin:0 0 26px;color:var(--quiet)}
p:last-child{margin-bottom:0}
form+p{margin-top:20px}
button,.button{display:inline-block;font-family:inherit;font-size:16px;font-weight:600;color:#fff;background:var(--ember);border:0;
border-radius:999px;padding:16px 32px;min-height:48px;line-height:1;text-decoration:none;cursor:pointer}
:is(button,.button):hover{filter:brightness(1.1)}
:is(button,.button):focus-visible{outline:3px solid ${glow};outline-offset:3px}
footer{padding:0 28px 30px;font-size:14px;color:var(--quiet)}
a{color:inherit}
a.button{color:#fff}`;
}
