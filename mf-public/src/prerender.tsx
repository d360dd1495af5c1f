import { prerender } from 'react-dom/static';
import { Navigation } from './layout/navigation.tsx';
import { visitOf } from './layout/visit.ts';
import { pagePartOf, pagePaths } from './routes.tsx';
import { Site } from './site.tsx';

/** The pages that are readable before any script has run; of the booking, all but the wizard. */
export const pages = pagePaths();

/** What a page alone says of the house. */
export const partOf = pagePartOf;

const notFound = '/404';
const rendered = new Map(
  await Promise.all([...pages, notFound].map(async (url) => [url, await toHtml(url)] as const)),
);

/** The HTML of a page; of the 404 page for every address that is none of `pages`. */
export function render(url: string): string {
  return rendered.get(url) ?? rendered.get(notFound) ?? '';
}

async function toHtml(url: string): Promise<string> {
  const { prelude } = await prerender(
    <Navigation prerendered={visitOf(url)}>
      <Site />
    </Navigation>,
    // Without a bound React moves large parts behind an inline script, which the CSP would stop.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
