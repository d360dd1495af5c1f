/** Stands for an email in the links of previews and tests, whose pages say what the real links do. */
export const testLinkId = 'preview';

/** The link to unsubscribe in a preview or a test: it unsubscribes no one. */
export function testUnsubscribeLink(site: string): string {
  return new URL(`/mail/unsubscribe/${testLinkId}/${testLinkId}`, site).href;
}
