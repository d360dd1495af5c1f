import { createHash } from 'node:crypto';

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.6 system-ui,sans-serif}
main{max-width:32rem;padding:24px;text-align:center}
h1{line-height:1.2}
button,.button{display:inline-block;box-sizing:border-box;font:inherit;font-weight:600;min-height:48px;padding:12px 28px;
border:0;border-radius:999px;background:#a34f17;color:#fff;text-decoration:none;cursor:pointer}
:is(button,.button):focus-visible{outline:3px solid #e58a35;outline-offset:3px}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of both pages. The browser tells its origin with the form, and no page where the link led. */
export const signInLinkPageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
} as const;

/** Asks before the link is used. It works without script; its form posts to the address that it was read at. */
export const askingPage = page(
  'Sign in on this device?',
  `<p>This link works once, so use it on the device you want to sign in on. You’ll need your password as usual.</p>
<form method="post"><button>Use this device</button></form>`,
);

export const endedPage = page(
  'This link no longer works',
  `<p>It has been used, it has expired, or your password has changed since it was sent.</p>
<p>Try to sign in as usual. If sign-in is still blocked, look for a newer link in your email.</p>
<p><a class="button" href="/admin-login">Go to sign-in</a></p>`,
);

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`;
}
