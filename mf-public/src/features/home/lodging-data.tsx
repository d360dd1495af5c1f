import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { siteOrigin } from '../../layout/site-origin.ts';
import { property } from '../../property.ts';
import { bathroomData } from './bathroom-data.ts';

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
    image: [`${site}/share.jpg`],
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

function geoOf({ latitude, longitude }: typeof property.address) {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
