import { createHmac, timingSafeEqual } from 'node:crypto';
import { stayLinkPlace } from './stay-link-place.ts';

/**
 * The links in emails. Each is signed, so that no one can forge one, and none redirects to an address that we
 * did not send.
 */
export interface EmailLinks {
  readonly site: string;
  readonly booking: string;
  /** Stands for the link of a stay until an email is sent. */
  readonly stay: string;
  unsubscribe(sendId: string): string;
  /** Confirms a signup for the newsletter. */
  confirm(signupId: string): string;
  open(sendId: string): string;
  click(sendId: string, target: string): string;
  /** Whether a signature was made here, for this purpose, send and target. */
  isOurs(purpose: LinkPurpose, sendId: string, target: string, signature: string): boolean;
}

export type LinkPurpose = 'unsubscribe' | 'open' | 'click' | 'confirm';

export function createEmailLinks(options: { publicOrigin: string; secret: string }): EmailLinks {
  const sign = (purpose: LinkPurpose, sendId: string, target: string): string =>
    createHmac('sha256', options.secret)
      .update(JSON.stringify([purpose, sendId, target]))
      .digest('base64url');
  const address = (path: string): URL => new URL(path, options.publicOrigin);
  const signed = (purpose: LinkPurpose, sendId: string, target = ''): URL =>
    address(`/mail/${purpose}/${sendId}/${sign(purpose, sendId, target)}`);
  return {
    site: address('/').href,
    booking: address('/booking').href,
    stay: stayLinkPlace(options.publicOrigin),
    unsubscribe: (sendId) => signed('unsubscribe', sendId).href,
    confirm: (signupId) => signed('confirm', signupId).href,
    open: (sendId) => signed('open', sendId).href,
    click: (sendId, target) => {
      const url = signed('click', sendId, target);
      url.searchParams.set('to', target);
      return url.href;
    },
    isOurs: (purpose, sendId, target, signature) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(purpose, sendId, target))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
