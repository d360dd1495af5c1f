import { isRecord, valueAt, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';

/** An answer to a question that names another minimum age than the house rules. */
export interface OtherAge {
  readonly path: Path;
  readonly age: number;
  readonly minimum: number;
}

const named =
  /\b(?:must be|at least|minimum age(?: is| of)?|over)\s+(\d\d)\b|\b(\d\d)\s+(?:or older|and older|or over|and over|years)\b/gi;

/** The answers whose minimum age isn't the one of the house rules: younger guests would find out at booking. */
export function otherAges(content: Content): OtherAge[] {
  const minimum = shownAt(content, ['policies', 'minimumAge']);
  // Where children may stay, a younger age is about them.
  const youngest = shownAt(content, ['policies', 'children']) === true ? 18 : 16;
  const answers = valueAt(content, ['answers']);
  if (typeof minimum !== 'number' || !isRecord(answers)) return [];
  return Object.entries(answers).flatMap(([topic, text]) => {
    const ages =
      typeof text === 'string' ? [...text.matchAll(named)].map((found) => Number(found[1] ?? found[2])) : [];
    const age = ages.find((one) => one >= youngest && one !== minimum);
    return age === undefined ? [] : [{ path: ['answers', topic], age, minimum }];
  });
}
