import { parseProperty, propertyFaults, type Property } from '@getaway/property';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import texts from '@getaway/property/texts.json' with { type: 'json' };
import fc from 'fast-check';

/** What somebody writes who tries to break out of a text: HTML, headers, calendars, templates, and scripts. */
const hostileParts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)//',
  '</style></title></textarea>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--',
  '-->',
  ']]>',
  '&lt;b&gt;',
  '&#60;i&#62;',
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  '<!--edge:page-->',
  '\\r\\nBcc: a@b.c',
  ';ATTENDEE:mailto:a@b.c,\\n',
  '${alert(1)}',
  '<%=alert(1)%>',
  '<base href=//x>',
  '<meta http-equiv=refresh content=0>',
  '$&$`$1',
];

/** Hostile text, and text of the same length and words that nobody could take for anything else. */
export const textPairs = fc
  .array(fc.constantFrom(...hostileParts), { minLength: 1, maxLength: 3 })
  .map((parts) => ({ hostile: parts.join(' '), harmless: parts.join(' ').replaceAll(/[^ ]/g, 'x') }));

/**
 * The bundled house twice, with one of the texts at the end of everything that it says, wherever the schema allows both. So
 * whatever is made of the two differs in what it says alone.
 */
export function rewrittenHouses(pair: { readonly hostile: string; readonly harmless: string }): {
  readonly hostile: Property;
  readonly harmless: Property;
} {
  const places = allowedPlaces(allowedPlaces(pathsIn(everyText()), pair.hostile), pair.harmless);
  return { hostile: houseWith(places, pair.hostile), harmless: houseWith(places, pair.harmless) };
}

/** The places that accept the text, found by putting it everywhere and leaving out the places with faults. */
function allowedPlaces(places: readonly string[], text: string): readonly string[] {
  const refused = new Set(propertyFaults(contentWith(places, text)).map((fault) => fault.path));
  if (refused.size === 0) return places;
  const left = places.filter((place) => !refused.has(place));
  if (left.length === places.length) throw new Error(`No text has the fault of ${[...refused].join(', ')}`);
  // A schema reports some faults only once there are no others.
  return allowedPlaces(left, text);
}

function houseWith(places: readonly string[], text: string): Property {
  const outcome = parseProperty(contentWith(places, text));
  if (!outcome.ok) throw new Error(outcome.faults.join('\n'));
  return outcome.property;
}

function contentWith(places: readonly string[], text: string): unknown {
  const content = structuredClone(everyText()) as Record<string, unknown>;
  for (const place of places) append(content, place.split('.'), text);
  return content;
}

/** As a host's file that leaves nothing out; the guide is in no page. */
function everyText() {
  const { guide: _guide, ...house } = bundled as Record<string, unknown>;
  return { ...house, texts };
}

function pathsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

function append(
  content: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  text: string,
): void {
  if (rest.length > 0) append(content[key] as Record<string, unknown>, rest, text);
  else content[key] = `${String(content[key])} ${text}`;
}
