import { defaultPolicies } from '@getaway/property/policies';
import texts from '@getaway/property/texts.json' with { type: 'json' };
import { isSame, valueAt, withValue, type Content, type Path } from '../content/content.ts';

/** What the site says where the host says nothing else, at the same paths. */
const defaults = { texts, policies: defaultPolicies };

/** The default of a field; undefined where there is none. */
export function defaultAt(path: Path): unknown {
  return valueAt(defaults, path);
}

/**
 * What the site says in a field that is left out. An entry of a list of the host's own has no default, although the default
 * list may have an entry at its place.
 */
export function fallbackAt(content: Content, path: Path): unknown {
  const inList = path.findIndex((key) => typeof key === 'number');
  const isInOwnList = inList >= 0 && valueAt(content, path.slice(0, inList)) !== undefined;
  return isInOwnList ? undefined : defaultAt(path);
}

/** What the site shows: the host's own, or else the default. */
export function shownAt(content: Content, path: Path): unknown {
  return valueAt(content, path) ?? fallbackAt(content, path);
}

/**
 * The content with another value at a path. A property file takes a list of texts whole, so the first change inside of a
 * default list makes all of it the host's own.
 */
export function withShownValue(content: Content, path: Path, value: unknown): Content {
  const inList = path.findIndex((key) => typeof key === 'number');
  if (inList < 0) return withValue(content, path, value);
  const list = path.slice(0, inList);
  const isOwn = valueAt(content, list) !== undefined;
  const base = isOwn ? content : withValue(content, list, defaultAt(list));
  return withValue(base, path, value);
}

/** Whether a field has the host's own value in the place of a default. */
export function isOwnAt(content: Content, path: Path): boolean {
  const own = valueAt(content, path);
  return own !== undefined && !isSame(own, defaultAt(path));
}
