import { isRecord, valueAt, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';

/** An answer to a question that says something else than the house rules, in words. */
export interface Contradiction {
  readonly path: Path;
  /** The house rule that it contradicts. */
  readonly rule: Path;
  readonly words: string;
}

const namedAge =
  /\b(?:must be|at least|minimum age(?: is| of)?|over)\s+(\d\d)\b|\b(\d\d)\s+(?:or older|and older|or over|and over|years)\b/gi;
const refusesChildren =
  /\badults?[- ]only\b|\b(?:no|without) (?:children|kids)\b|\b(?:isn|aren|can|don|do|is|are|can)(?:['’]t|not| not) (?:\w+ ){0,3}?(?:set up for|suitable|allow\w*|accept\w*|take|host|welcome|stay|come)\b/i;
const welcomesChildren =
  /^\s*yes\b|\bwelcome\b|\bof course\b|\b(?:child(?:ren)?|kids) (?:are fine|may|can)\b/i;

/** The answers that contradict the house rules: guests would find out when they book. */
export function contradictions(content: Content): Contradiction[] {
  const minimum = shownAt(content, ['policies', 'minimumAge']);
  const mayStay = shownAt(content, ['policies', 'children']) === true;
  const answers = valueAt(content, ['answers']);
  if (typeof minimum !== 'number' || !isRecord(answers)) return [];
  const others = Object.entries(answers).flatMap(([topic, text]): Contradiction[] => {
    const age = typeof text === 'string' ? otherAge(text, minimum, mayStay) : undefined;
    if (age === undefined) return [];
    const words = `An answer says ${age}, but the minimum age in your house rules is ${minimum}.`;
    return [{ path: ['answers', topic], rule: ['policies', 'minimumAge'], words }];
  });
  const words = aboutChildren(answers['children'], mayStay);
  return words === undefined
    ? others
    : [...others, { path: ['answers', 'children'], rule: ['policies', 'children'], words }];
}

function otherAge(text: string, minimum: number, mayStay: boolean): number | undefined {
  // Where children may stay, a younger age is about them.
  const youngest = mayStay ? 18 : 16;
  return [...text.matchAll(namedAge)]
    .map((found) => Number(found[1] ?? found[2]))
    .find((age) => age >= youngest && age !== minimum);
}

function aboutChildren(answer: unknown, mayStay: boolean): string | undefined {
  if (typeof answer !== 'string') return undefined;
  const refuses = refusesChildren.test(answer);
  if (mayStay && refuses)
    return 'An answer says that children may not stay, but in your house rules they may stay with an adult.';
  if (!mayStay && !refuses && welcomesChildren.test(answer))
    return 'An answer says that children may stay, but your house rules don’t allow it: “Children may stay with an adult” is off.';
  return undefined;
}
