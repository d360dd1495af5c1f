const longestSlug = 60;

/**
 * The name of the file with a campaign's recipients, saved on a day: 'campaign-spring-at-the-lake-2027-03-10.csv'.
 * Without the campaign's name where that has no Latin letters or digits.
 */
export function campaignFileName(name: string, day: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join('-').slice(0, longestSlug).replace(/-$/, '');
  return ['campaign', ...(slug === '' ? [] : [slug]), `${day}.csv`].join('-');
}
