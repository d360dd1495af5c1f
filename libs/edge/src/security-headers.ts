import type { RequestHandler } from 'express';
import helmet from 'helmet';

export interface SecurityPolicy {
  /** Whether guests can pay on the page with the card provider's own script, not the sandbox's. */
  readonly cardProvider: boolean;
  /** Origins of remotes on other hosts. */
  readonly remoteOrigins: readonly string[];
  /** Origins of the host's own photos and video. */
  readonly mediaOrigins?: readonly string[];
  /** Whether pages may show a map, which comes from elsewhere. */
  readonly map?: boolean;
  /** Whether pages of the site may show the page in a frame. */
  readonly inOwnFrames?: boolean;
  /** Whether browsers that came over TLS must keep using it. */
  readonly secure: boolean;
  /** Lets development servers on other ports update the page. */
  readonly development: boolean;
}

const oneYear = 'max-age=31536000';

type Directives = Readonly<Record<string, readonly string[]>>;

// What its guide names for Stripe.js and its elements, wallets included; its maps and pictures belong to elements that the
// site doesn't have. https://docs.stripe.com/security/guide#content-security-policy
const provider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

const mapOrigin = 'https://www.openstreetmap.org';

/** The Content-Security-Policy of every page. No inline script and no eval, not even in development. */
export function contentSecurityPolicy(policy: SecurityPolicy): Directives {
  const remotes = policy.remoteOrigins;
  const given = <T>(condition: boolean, sources: readonly T[]) => (condition ? sources : []);
  const media = policy.mediaOrigins ?? [];
  const card = policy.cardProvider;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes, ...given(card, provider.scripts)],
    // antd writes its styles at run time.
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'img-src': ["'self'", 'data:', ...remotes, ...media],
    'font-src': ["'self'", ...remotes],
    'media-src': ["'self'", ...remotes, ...media],
    'connect-src': [
      "'self'",
      ...remotes,
      ...given(card, provider.calls),
      ...given(policy.development, ['ws://localhost:*']),
    ],
    'frame-src': ["'self'", ...given(card, provider.frames), ...given(policy.map === true, [mapOrigin])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [policy.inOwnFrames ? "'self'" : "'none'"],
  };
}

/** Sets the security headers of pages, files and proxied answers alike. */
export function securityHeaders(policy: SecurityPolicy): RequestHandler {
  const setHelmet = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: mutable(contentSecurityPolicy(policy)) },
    strictTransportSecurity: false,
    // Never a path: the address of a guest's page is its key.
    referrerPolicy: { policy: 'strict-origin' },
    frameguard: { action: policy.inOwnFrames ? 'sameorigin' : 'deny' },
    // Where the browser has no Google Pay of its own, the provider's frame opens a window that answers to it.
    crossOriginOpenerPolicy: { policy: policy.cardProvider ? 'same-origin-allow-popups' : 'same-origin' },
  });
  const payment = policy.cardProvider ? '(self "https://js.stripe.com")' : '(self)';
  const permissions = `camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=(), payment=${payment}`;
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    // Over plain HTTP the header has no effect (RFC 6797, 7.2).
    if (policy.secure && request.secure) response.setHeader('Strict-Transport-Security', oneYear);
    setHelmet(request, response, next);
  };
}

function mutable(directives: Directives): Record<string, string[]> {
  return Object.fromEntries(Object.entries(directives).map(([name, sources]) => [name, [...sources]]));
}
