import type { Html } from './html.ts';
import type { Fragment } from '@getaway/contracts/fragment';
import type { PageHouse } from '@getaway/contracts/page-house';
import { fillTemplate, housePlaces } from '@getaway/edge/page-template';

export interface PageParts {
  /** The shell's `app.html`. */
  readonly template: string;
  readonly fragment: Fragment | undefined;
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
  /** The address of the fragment's files, with a trailing slash. */
  readonly fragmentBase: string;
  /** Its name is shown in the browser's tab until the application sets its own title. */
  readonly house: PageHouse;
  readonly found: boolean;
  /** Replaces the fragment's own title. */
  readonly title?: string | undefined;
  /** HTML for browsers without JavaScript, which the fragment has a place for: `{plain}`. */
  readonly plain?: string | undefined;
  /** HTML by the name of its place in the fragment, a comment. A fragment of another version may have none. */
  readonly places?: Readonly<Record<string, Html>> | undefined;
  /** Data of the page, for its script; HTML outside of the fragment. */
  readonly data?: string | undefined;
}

const needsScript =
  '<noscript><div class="shell-notice"><div><h1>This page needs JavaScript</h1>' +
  '<p>Please turn it on for this site and reload the page.</p><a href="/">Back to the home page</a></div></div></noscript>';

const notFound =
  '<noscript><div class="shell-notice"><div><h1>404 Page Not Found</h1>' +
  '<p>We couldn’t find that page.</p><a href="/">Back to the home page</a></div></div></noscript>';

const titleTag = /<title\b[^>]*>[^<]*<\/title>/;

/** Puts a prerendered page, or a notice for browsers without JavaScript, into the shell's HTML. */
export function composePage(parts: PageParts): string {
  const { fragment, plain, title } = parts;
  const at = (text: string) =>
    text
      // Search engines want whole addresses.
      .replaceAll('{site}{base}', () => new URL(parts.fragmentBase, parts.origin).href)
      .replaceAll('{base}', () => parts.fragmentBase)
      .replaceAll('{site}', () => parts.origin);
  const given = fragment ? at(fragment.head) : '';
  const head = title === undefined ? given : given.replace(titleTag, '');
  const ownTitle = head.includes('<title') ? '' : `<title>${escapeHtml(title ?? parts.house.name)}</title>\n`;
  return fillTemplate(parts.template, {
    ...housePlaces(parts.house),
    head: ownTitle + head,
    notice: fragment ? '' : noticeOf(parts.found, plain),
    build: fragment?.buildId ?? '',
    foot: at(fragment?.foot ?? ''),
    data: parts.data ?? '',
    // Last, because a guest may have written anything.
    page: fragment ? filled(at(fragment.body), parts) : '',
  });
}

function filled(body: string, { places = {}, plain }: PageParts): string {
  let page = body;
  for (const [name, { text }] of Object.entries(places)) page = page.replace(`<!--${name}-->`, () => text);
  return page.replace('{plain}', () => plain ?? '');
}

function noticeOf(found: boolean, plain: string | undefined): string {
  if (plain !== undefined) return `<noscript><div class="shell-plain">${plain}</div></noscript>`;
  return found ? needsScript : notFound;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
