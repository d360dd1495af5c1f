import { deserialize } from 'node:v8';
import type { PictureOutcome } from '@getaway/pictures/kept-picture';
import * as v from 'valibot';

/**
 * `text`: the text of a drawing cannot be rendered. `heavy-drawing`: a drawing takes too long or too much memory.
 * `broken-drawing`: it is no valid SVG, or asks for what is never drawn. `linked-picture`: it shows another file, which is
 * never fetched.
 */
export type KeepOutcome =
  | PictureOutcome
  | {
      readonly ok: false;
      readonly reason: 'text' | 'heavy-drawing' | 'broken-drawing' | 'linked-picture';
    };

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const kept = v.object({
  ok: v.literal(true),
  picture: v.object({
    name: v.pipe(v.string(), v.regex(/^[\da-f]{32}\.(?:webp|png)$/)),
    width: pixels,
    height: pixels,
    content: v.instance(Uint8Array),
  }),
});
const refused = v.looseObject({ ok: v.literal(false), reason: v.string() });

/**
 * What the process of a picture has answered; undefined for anything else. A library can print a line of its own, and a
 * hostile file can take the process over, so its answer is not trusted.
 */
export function readOutcome(answer: Uint8Array): KeepOutcome | undefined {
  try {
    const outcome: unknown = deserialize(answer);
    return v.is(kept, outcome) || v.is(refused, outcome) ? (outcome as KeepOutcome) : undefined;
  } catch {
    return undefined;
  }
}
