import { dotted, valueAt, withValue, type Content, type Path } from '../content/content.ts';
import { keeping, notKeeping } from '../sample/kept-items.ts';

/** A change of one field. */
export interface Edit {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What `keptFromSample` got by it. */
  readonly kept?: string | undefined;
}

/** What was changed since the office was opened, oldest first, and what was undone, the next to redo last. */
export interface Edits {
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
}

export const noEdits: Edits = { past: [], future: [] };

/** What is typed into a field without a pause is undone together. */
const pauseMs = 1_000;
const mostSteps = 200;

/** Adds an edit. There is nothing to redo after it. */
export function recorded({ past }: Edits, edit: Edit): Edits {
  const last = past.at(-1);
  const goesOn =
    last !== undefined &&
    dotted(last.path) === dotted(edit.path) &&
    typeof last.after === 'string' &&
    typeof edit.after === 'string' &&
    edit.at - last.at < pauseMs;
  return goesOn
    ? { past: [...past.slice(0, -1), { ...edit, before: last.before }], future: [] }
    : { past: [...past, edit].slice(-mostSteps), future: [] };
}

interface Step {
  readonly edits: Edits;
  readonly content: Content;
  /** The field that has changed. */
  readonly path: Path;
}

/** Takes the newest edit back, with all others in place, also those of other people. Undefined if there is none. */
export function undone({ past, future }: Edits, content: Content): Step | undefined {
  const edit = past.at(-1);
  return (
    edit && {
      edits: { past: past.slice(0, -1), future: [...future, edit] },
      content: withValue(notKeeping(content, edit.kept), edit.path, edit.before),
      path: edit.path,
    }
  );
}

/** Makes the edit again that was taken back last. Undefined if there is none. */
export function redone({ past, future }: Edits, content: Content): Step | undefined {
  const edit = future.at(-1);
  return (
    edit && {
      edits: { past: [...past, edit], future: future.slice(0, -1) },
      content: keeping(withValue(content, edit.path, edit.after), edit.kept),
      path: edit.path,
    }
  );
}

/** The edit that leads from one content to another by a change at a path: of the list where that was made as a whole. */
export function editBetween(before: Content, after: Content, path: Path, at: number): Edit {
  const inList = path.findIndex((key) => typeof key === 'number');
  const list = inList < 0 ? path : path.slice(0, inList);
  const where = valueAt(before, list) === undefined ? list : path;
  return { path: where, before: valueAt(before, where), after: valueAt(after, where), at };
}
