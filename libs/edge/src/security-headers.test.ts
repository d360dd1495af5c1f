import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type SecurityPolicy } from './security-headers.ts';

const plain: SecurityPolicy = { cardProvider: false, remoteOrigins: [], secure: false, development: false };

describe('the content security policy', () => {
  it('allows no inline script, no eval, no foreign host and no framing', () => {
    const policy = contentSecurityPolicy(plain);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toMatch(/https?:|unsafe-eval/);
  });

  it('names what the card provider documents where its own script is used, and nothing more', () => {
    const policy = contentSecurityPolicy({ ...plain, cardProvider: true });
    const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(policy).toEqual({
      ...contentSecurityPolicy(plain),
      'script-src': ["'self'", ...scripts],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'frame-src': ["'self'", ...scripts, 'https://hooks.stripe.com'],
    });
  });

  it('shows a map in a frame, and gives it nothing else', () => {
    const policy = contentSecurityPolicy({ ...plain, map: true });
    expect(policy['frame-src']).toEqual(["'self'", 'https://www.openstreetmap.org']);
    expect(JSON.stringify({ ...policy, 'frame-src': [] })).not.toContain('openstreetmap');
  });

  it("shows the host's own photos and video, and runs nothing from there", () => {
    const policy = contentSecurityPolicy({ ...plain, mediaOrigins: ['https://photos.example'] });
    expect(policy['img-src']).toContain('https://photos.example');
    expect(policy['media-src']).toContain('https://photos.example');
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('allows a remote on another host', () => {
    const policy = contentSecurityPolicy({ ...plain, remoteOrigins: ['https://office.example'] });
    for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src']) {
      expect(policy[directive]).toContain('https://office.example');
    }
    expect(policy['frame-src']).not.toContain('https://office.example');
  });
});
