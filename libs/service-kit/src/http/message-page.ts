import { createHash } from 'node:crypto';
import type { Property } from '@getaway/property';
import { backgroundOf, themeOf, type Colours } from '@getaway/property/colours';

/** The values of the theme (libs/web-kit/src/theme/theme.css), because these pages cannot load style sheets. */
const drawn = {
  'night-950': '#080c17',
  'night-900': '#0b1020',
  'cream-100': '#fbf3e4',
  'cream-300': '#dfd5c4',
  'mist-400': '#a9b3cd',
  'ember-200': '#ffe3b0',
  'ember-300': '#ffcf86',
  'ember-400': '#f5b157',
  'on-accent': '#2a1404',
};

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
 * A page that a service serves itself, for links in emails: one message, with the bar and the colors of the house's site.
 * It works without script and loads nothing; a form on it posts to the address that it was read at.
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
<meta name="color-scheme" content="dark"><meta name="theme-color" content="${backgroundOf(colours)}">
<title>${title} · ${house}</title><style>${style}</style></head>
<body><header><a href="/">${house}</a></header>
<main><h1>${title}</h1>${content}</main>
${footer === undefined ? '' : `<footer>${footer}</footer>`}</body>
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

/** The site at night. Its display font is not loaded here, so the next ones of its stack are used. */
function styleOf(colours: Colours | undefined): string {
  const theme: Readonly<Record<string, string>> = { ...drawn, ...themeOf(colours) };
  const tones = Object.keys(drawn).map((name) => `--${name}:${theme[name]}`);
  return `
:root{color-scheme:dark;${tones.join(';')}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--night-900);color:var(--cream-300);
font:17px/1.65 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header,h1{font-family:'Iowan Old Style','Palatino Linotype',Georgia,serif;color:var(--cream-100)}
header{padding:0 max(clamp(20px,4vw,40px),(100% - 1168px)/2);background:var(--night-950);border-bottom:1px solid var(--ember-200);
border-color:color-mix(in srgb,var(--ember-200) 8%,transparent);font-size:21px;line-height:1.25}
header a{display:inline-block;padding:23px 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
main,footer{max-width:576px;margin:0 auto;padding:0 20px}
main{padding-top:64px;padding-bottom:48px}
h1{margin:0 0 24px;font-size:clamp(32px,1.6rem + 2vw,48px);font-weight:420;line-height:1.12;letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 24px;text-wrap:pretty}
p:last-child{margin-bottom:0}
form+p{margin-top:24px}
button,.button{display:inline-block;min-height:52px;padding:16px 30px;border:0;border-radius:999px;cursor:pointer;
background:linear-gradient(var(--ember-300),var(--ember-400));color:var(--on-accent);font:600 16px/1.25 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;text-decoration:none}
:is(button,.button):hover{filter:brightness(1.06)}
:is(a,button):focus-visible{outline:2px solid var(--ember-300);outline-offset:3px}
footer{padding-bottom:48px;font-size:15px;color:var(--mist-400)}
a{color:var(--ember-300);text-underline-offset:.2em}
a.button{color:var(--on-accent)}`;
}
