interface Place {
  readonly line: string;
  readonly town: string;
  readonly state?: string | undefined;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A place on a map that is shown in the page, and the page of the same map. */
export interface ShownMap {
  readonly embedded: string;
  readonly page: string;
}

/** Half of what the map shows, in degrees; about two miles. */
const reach = { latitude: 0.03, longitude: 0.05 };

/** The address in one line, as maps look it up, such as 3 Rua Augusta, Lisboa, 1100-148, PT. */
export function addressLine({ line, town, state, postalCode, country }: Place): string {
  return [line, town, [state, postalCode].filter(Boolean).join(' '), country].join(', ');
}

/** Never as 1e-7, which maps don't read. Six digits are four inches. */
function plain(degrees: number): string {
  return String(Number(degrees.toFixed(6)));
}

/** Where guests get directions. Both look for the coordinates where the house has them. */
export function directionsTo(place: Place): readonly { readonly label: string; readonly url: string }[] {
  const { latitude, longitude } = place;
  const to = encodeURIComponent(
    latitude === undefined || longitude === undefined
      ? addressLine(place)
      : `${plain(latitude)},${plain(longitude)}`,
  );
  return [
    { label: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    { label: 'Apple Maps', url: `https://maps.apple.com/?daddr=${to}` },
  ];
}

/** The map of OpenStreetMap around a house; none without its coordinates. */
export function mapAround({ latitude, longitude }: Place): ShownMap | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const at = { latitude: plain(latitude), longitude: plain(longitude) };
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const site = 'https://www.openstreetmap.org';
  return {
    embedded: `${site}/export/embed.html?bbox=${corners.join('%2C')}&layer=mapnik&marker=${at.latitude}%2C${at.longitude}`,
    page: `${site}/?mlat=${at.latitude}&mlon=${at.longitude}#map=13/${at.latitude}/${at.longitude}`,
  };
}
