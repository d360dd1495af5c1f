import type { EmailLinks } from './links.ts';

/** Stops at the next tag, so that text with many unclosed tags takes no longer than other text. */
const linkOfAnchor = /(<a\b[^<>]*?\shref=)(["'])(https?:\/\/[^"']*)\2/gi;

/** Routes each link of an email through a signed redirect and adds the tracking pixel. */
export function trackEmail(html: string, links: EmailLinks, sendId: string): string {
  const untracked = links.unsubscribe(sendId);
  const redirected = html.replace(
    linkOfAnchor,
    (whole, before: string, quote: string, address: string): string => {
      const target = address.replaceAll('&amp;', '&');
      // The link of a stay takes its place after this, and must not be stored with a click.
      if (target === untracked || target === links.stay || !URL.canParse(target)) return whole;
      return `${before}${quote}${links.click(sendId, target).replaceAll('&', '&amp;')}${quote}`;
    },
  );
  return beforeEnd(
    redirected,
    `<img src="${links.open(sendId)}" width="1" height="1" alt="" style="display:block;border:0" />`,
  );
}

/** Appends HTML to the end of an email's body. */
export function beforeEnd(html: string, addition: string): string {
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end === -1 ? html + addition : html.slice(0, end) + addition + html.slice(end);
}
