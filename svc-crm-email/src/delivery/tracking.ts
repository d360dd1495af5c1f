import type { EmailLinks } from './links.ts';

/** Stops at the next tag, so that text full of unclosed tags takes no longer than other text. */
const linkOfAnchor = /(<a\b[^<>]*?\shref=)(["'])(https?:\/\/[^"']*)\2/gi;

/** Sends each link of a mail through a signed redirect and adds the picture that tells of its opening. */
export function trackEmail(html: string, links: EmailLinks, sendId: string): string {
  const untracked = links.unsubscribe(sendId);
  const redirected = html.replace(
    linkOfAnchor,
    (whole, before: string, quote: string, address: string): string => {
      const target = address.replaceAll('&amp;', '&');
      if (target === untracked || !URL.canParse(target)) return whole;
      return `${before}${quote}${links.click(sendId, target).replaceAll('&', '&amp;')}${quote}`;
    },
  );
  return beforeEnd(
    redirected,
    `<img src="${links.open(sendId)}" width="1" height="1" alt="" style="display:block;border:0" />`,
  );
}

/** Puts something at the end of a mail's body. */
export function beforeEnd(html: string, addition: string): string {
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end === -1 ? html + addition : html.slice(0, end) + addition + html.slice(end);
}
