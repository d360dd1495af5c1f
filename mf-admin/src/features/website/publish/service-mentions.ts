import { isRecord, pathOf, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { Field, ListField } from '../fields/field.ts';
import { shortEntryName } from '../fields/entry-name.ts';
import { escapePart, homePart } from '../fields/pages.ts';
import { labelOf } from '../fields/labels.ts';
import { hasWeekdayPage } from '../fields/weekday-page.ts';

/** A text of the site that speaks of a service. */
export interface Mention {
  readonly path: Path;
  /** 'Home Page › Amenities › Intimate dining'. */
  readonly name: string;
}

const service = /\b(?:chefs?|massages?|therapists?|chauffeurs?|concierge)\b/i;
/** Hidden with the services. */
const sectionOfServices = 'Concierge services';

/** The texts of the pages that mention what houses sell as services, beyond the section that describes them. */
export function serviceMentions(content: Content): Mention[] {
  const pages = hasWeekdayPage(content) ? [homePart, escapePart] : [homePart];
  return pages.flatMap(({ title: page, groups }) =>
    groups
      .filter(({ title }) => title !== sectionOfServices)
      .flatMap(({ title, fields }) =>
        fields.flatMap((field) =>
          mentionsIn(field, content).map(({ path, name }) => ({
            path,
            name: `${page} › ${title} › ${name}`,
          })),
        ),
      ),
  );
}

function mentionsIn(field: Field, content: Content): Mention[] {
  const path = pathOf(field.path);
  const shown = shownAt(content, path);
  if (field.kind === 'list') return entriesIn(field, path, shown);
  return typeof shown === 'string' && service.test(shown) ? [{ path, name: labelOf(field, content) }] : [];
}

function entriesIn(field: ListField, path: Path, shown: unknown): Mention[] {
  const entries: readonly unknown[] = Array.isArray(shown) ? (shown as readonly unknown[]) : [];
  return entries.flatMap((entry, at) =>
    textsOf(entry).some((text) => service.test(text))
      ? [{ path: [...path, at], name: shortEntryName(field, entry, at) }]
      : [],
  );
}

/** Without the name of its picture. */
function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (!isRecord(entry)) return [];
  return Object.entries(entry).flatMap(([key, text]) =>
    typeof text === 'string' && key !== 'picture' ? [text] : [],
  );
}
