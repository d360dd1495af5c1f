import type { HouseVersion } from '@getaway/contracts/http/house-editing';

/** What a version is called. */
export function versionInWords({ revision }: Pick<HouseVersion, 'revision'>): string {
  return `Version ${revision}`;
}

/** Who published a version, or which file it came from. */
export function sourceInWords({ source, publishedBy }: HouseVersion): string {
  switch (source) {
    case 'bundled':
      return 'The sample house that comes with the site';
    case 'file':
      return publishedBy === 'import'
        ? 'Your house file, published from a terminal'
        : 'Your house file, read when the site started';
    case 'staff':
      return `Published by ${publishedBy}`;
    default:
      return source satisfies never;
  }
}
