import type { Property } from '@getaway/property';
import { messagePage, type Message } from '@getaway/service-kit/http/message-page';

/** Asks before the link is used. */
const asking: Message = {
  title: 'Sign in on this device?',
  content: `<p>This link works once, so use it on the device you want to sign in on. You’ll need your password as usual.</p>
<form method="post"><button>Use this device</button></form>`,
};

const ended: Message = {
  title: 'This link no longer works',
  content: `<p>It has been used, it has expired, or your password has changed since it was sent.</p>
<p>Try to sign in as usual. If sign-in is still blocked, look for a newer link in your email.</p>
<p><a class="button" href="/admin-login">Go to sign-in</a></p>`,
};

export interface SignInLinkPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages behind the link, in the look of the house: one that asks, and one for a link that no longer works. */
export function signInLinkPages(property: Property): Readonly<Record<'asking' | 'ended', SignInLinkPage>> {
  return { asking: pageOf(property, asking), ended: pageOf(property, ended) };
}

function pageOf(property: Property, message: Message): SignInLinkPage {
  const { html, contentSecurityPolicy } = messagePage(property, message);
  return {
    html,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      // The browser tells its origin with the form, and no page where the link led.
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    },
  };
}
