import { addMissingLinks, type StayLinks } from '@getaway/service-kit/stay-links/open-stay';

/** Whether the token with this hash opens a stay. */
export async function isLinkCurrent(
  { stayLinks }: { readonly stayLinks: StayLinks<string> },
  hash: string,
): Promise<boolean> {
  if ((await stayLinks.stored.bookingOfHash(hash)) !== undefined) return true;
  await addMissingLinks(stayLinks);
  return (await stayLinks.stored.bookingOfHash(hash)) !== undefined;
}
