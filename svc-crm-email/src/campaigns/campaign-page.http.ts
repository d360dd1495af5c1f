import type { Property } from '@getaway/property';
import { messagePage, type MessagePage } from '@getaway/service-kit/http/message-page';

/** An email has its own styles and the house's logo, and no script. */
const policyOfEmail =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A campaign in the browser, or the page for one that is not on the web. */
export function campaignPage(property: Property, html: string | undefined): MessagePage {
  if (html !== undefined) return { html: asPage(html), contentSecurityPolicy: policyOfEmail };
  return messagePage(property, {
    title: 'This newsletter isn’t here.',
    content: '<p>The link may be incomplete, or the newsletter is no longer on the web.</p>',
  });
}

/** Where the link of a test leads: its campaign may never be on the web. */
export function testCampaignPage(property: Property): MessagePage {
  return messagePage(property, {
    title: 'This was a test.',
    content: '<p>In the real email, this link opens the newsletter in the browser.</p>',
  });
}

const unseen = 'position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)';

/** A page has what an email lacks and screen readers look for: a main part, and a heading, which is the subject. */
function asPage(email: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(email)?.[1] ?? '';
  return email
    .replace(/<body\b[^>]*>/, (body) => `${body}<main><h1 style="${unseen}">${title.trim()}</h1>`)
    .replace('</body>', '</main></body>');
}
