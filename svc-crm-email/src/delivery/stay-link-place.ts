/**
 * The address that stands for the link of a stay in stored emails: only the email that is sent has the link itself, because
 * its token opens the guest's page. Where no link takes its place, it leads to the page that finds a booking.
 */
export function stayLinkPlace(publicOrigin: string): string {
  return new URL('/stay/yours', publicOrigin).href;
}
