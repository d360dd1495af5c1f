import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { siteOrigin } from '../../layout/site-origin.ts';
import { renderings } from '../../pictures/renderings.ts';
import { property } from '../../property.ts';
import { photoOf } from '../../ui/picture.tsx';
import { bathroomData } from './bathroom-data.ts';
import { galleryPhotos } from './gallery/gallery-photos.ts';

/** Describes the house to search engines (schema.org). It is data, not a script, so the CSP does not apply. */
export function LodgingData(): ReactNode {
  const text = JSON.stringify(lodging(siteOrigin())).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

function lodging(site: string) {
  const { name, tagline, address, contact, checkIn, checkOut } = property;
  return {
    '@context': 'https://schema.org',
    '@type': ['VacationRental', 'LodgingBusiness'],
    '@id': `${site}/#house`,
    identifier: name,
    name,
    description: tagline,
    url: `${site}/`,
    // The edge makes whole addresses of `{site}{base}`.
    image: [
      `${site}/share.jpg`,
      ...pictures().map((address) => (/^(?:\/|\{base\})/.test(address) ? `${site}${address}` : address)),
    ],
    email: contact.email,
    telephone: contact.phone,
    sameAs: contact.social ? [contact.social.url] : [],
    checkinTime: checkIn.time,
    checkoutTime: checkOut.time,
    currenciesAccepted: 'USD',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...geoOf(address),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: property.sleeps },
      numberOfBedrooms: property.bedrooms,
      ...bathroomData(property.bathrooms),
      amenityFeature: homeTexts.amenities.list.map(({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label,
        value: true,
      })),
    },
  };
}

/** So many pictures search engines want to show. The one for shared links is another. */
const mostPictures = 8;

/** The host's own photos; in a house that has none, what stands for the house, its amenities, and its services. */
function pictures(): string[] {
  const own = galleryPhotos.map(({ source }) => source.fallback);
  const { amenities, concierge } = homeTexts;
  const scenes = ['house', ...[...amenities.scenes, ...concierge.services].map(({ picture }) => picture)];
  const named = scenes.flatMap((picture) => addressOf(picture) ?? []);
  return [...new Set([...own, ...named])].slice(0, mostPictures);
}

function addressOf(name: string): string | undefined {
  const known: Readonly<Record<string, { fallback: string } | undefined>> = renderings;
  return (photoOf(name, renderings.house) ?? known[name])?.fallback;
}

function geoOf({ latitude, longitude }: typeof property.address) {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
