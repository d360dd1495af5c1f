import type { CampaignVariable } from '@getaway/contracts/http/newsletter-campaigns';
import { addressLine, type Property } from '@getaway/property';
import type { EmailLinks } from '../delivery/links.ts';
import { writeLabel } from './campaign-text.ts';

/** The preview text of a campaign as inboxes show it to a subscriber of this first name, in one line. */
export function previewTextOf(
  previewText: string,
  reader: { readonly property: Property; readonly links: EmailLinks; readonly firstName: string },
): string {
  const values = valuesFor(reader);
  const filled = writeLabel(previewText, {
    text: (literal) => literal,
    variable: (name) => values.get(name) ?? '',
    bold: (written) => written,
    link: (written) => written,
  });
  return filled.replace(/\s+/g, ' ').trim();
}

function valuesFor({
  property,
  links,
  firstName,
}: Parameters<typeof previewTextOf>[1]): ReadonlyMap<string, string> {
  const values: Readonly<Record<CampaignVariable, string>> = {
    'guest.firstName': firstName,
    'property.name': property.name,
    'property.phone': property.contact.phone,
    'property.email': property.contact.email,
    'property.address': addressLine(property),
    'links.site': links.site,
    'links.booking': links.booking,
  };
  return new Map(Object.entries(values));
}
