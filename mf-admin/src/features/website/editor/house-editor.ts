import type { Answer } from '@getaway/contracts/http/call';
import type { readHouseDraft } from '@getaway/contracts/http/house-editing';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { FieldError } from '@getaway/contracts/problems';
import { merge, type Change, type Conflict } from '../content/changes.ts';
import { dotted, isSame, withValue, type Content, type Path } from '../content/content.ts';
import { shownAt, withShownValue } from '../fields/defaults.ts';
import { followingCheckIn, notePath } from '../fields/check-in-note.ts';
import { faultsInWords } from '../fields/fault-words.ts';
import { keeping, keptByTyping, notKeeping } from '../sample/kept-items.ts';
import { DraftSaver, type SavedDraft, type Saving } from './draft-saver.ts';
import { editBetween, noEdits, recorded, redone, undone, type Edits } from './edits.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { KeptSteps } from './kept-steps.ts';

export type OpenedHouse = Answer<typeof readHouseDraft>;

/** What somebody else saved while this page was open. */
export interface OthersChanges {
  readonly who: string;
  readonly at: string;
  readonly taken: readonly Change[];
  /** Fields that both changed: nothing is saved until each is chosen. */
  readonly conflicts: readonly Conflict[];
}

/** What the page shows. A new object after each change. */
export interface EditorState {
  readonly content: Content;
  readonly published: OpenedHouse['published'];
  readonly sample: Content;
  readonly faults: readonly FieldError[];
  /** The sections that still show the sample house, as far as they are saved. */
  readonly fromSample: readonly SampleSection[];
  readonly saving: Saving;
  /** Counts the saves, for what shows the saved draft. */
  readonly saves: number;
  readonly hasDraft: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly others?: OthersChanges | undefined;
  /** Whether something was brought back that an earlier visit had not saved. */
  readonly isBroughtBack: boolean;
}

interface Deps {
  readonly read: () => Promise<OpenedHouse>;
  readonly save: (content: Content, revision: number) => Promise<SavedDraft>;
  readonly kept: KeptDraft;
  /** What can be undone of an earlier visit to the page. */
  readonly steps: KeptSteps;
  readonly now: () => number;
}

/** The house while it is edited: a store for `useSyncExternalStore`. */
export class HouseEditor {
  #state: EditorState;
  #edits: Edits = noEdits;
  /** What others saved, until the conflicts with it are settled. */
  #theirs: { readonly content: Content; readonly revision: number } | undefined;
  /** The field that is typed into: what it said at first, and what typing has kept of the sample. */
  #typing: { readonly at: string; readonly shown: unknown; readonly kept?: string | undefined } | undefined;
  readonly #deps: Deps;
  readonly #saver: DraftSaver;
  readonly #listeners = new Set<() => void>();

  constructor(deps: Deps, given: OpenedHouse) {
    this.#deps = { ...deps, read: async () => inStep(await deps.read()) };
    const opened = inStep(given);
    const content = opened.draft?.content ?? opened.published.content;
    this.#saver = new DraftSaver(
      {
        save: deps.save,
        kept: deps.kept,
        onState: () => this.#set({ saving: this.#saver.saving }),
        onSaved: ({ faults, fromSample }) =>
          this.#set({
            faults: faultsInWords(faults, this.#state.content),
            fromSample,
            hasDraft: true,
            saves: this.#state.saves + 1,
          }),
        onConflict: () => void this.#readAgain(),
      },
      { content, revision: opened.revision },
    );
    const kept = deps.kept.read();
    this.#edits = deps.steps.read(kept?.content ?? content);
    this.#state = {
      content,
      published: opened.published,
      sample: opened.sample,
      faults: faultsInWords(opened.draft?.faults ?? [], content),
      fromSample: sampleIn(opened),
      saving: this.#saver.saving,
      saves: 0,
      hasDraft: opened.draft !== null,
      canUndo: this.#edits.past.length > 0,
      canRedo: this.#edits.future.length > 0,
      isBroughtBack: false,
    };
    if (kept) this.#bringBack(kept, opened);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): EditorState => this.#state;

  get revision(): number {
    return this.#saver.revision;
  }

  /** Changes what the site shows at a path; undefined goes back to the default, or to nothing. */
  readonly change = (path: Path, value: unknown): void => {
    const before = this.#state.content;
    const changed = withShownValue(before, path, value);
    const kept = this.#keptByTyping(changed, path, value);
    const edit = { ...editBetween(before, changed, path, this.#deps.now()), kept };
    const content = keeping(notKeeping(changed, this.#typing?.kept), kept);
    this.#typing = this.#typing && { ...this.#typing, kept };
    this.#edits = recorded(this.#edits, edit);
    this.#put(content, path);
  };

  /** Takes the last change back; returns where it was. */
  readonly undo = (): Path | undefined => this.#step(undone(this.#edits, this.#state.content));

  readonly redo = (): Path | undefined => this.#step(redone(this.#edits, this.#state.content));

  /** Saves what waits. Returns whether the server has everything then. */
  readonly flush = (): Promise<boolean> => this.#saver.flush();

  /** Saves what waits before the page may be gone. */
  readonly saveWaiting = (): void => {
    if (this.#saver.saving.status === 'waiting') void this.#saver.flush();
  };

  /** Stops the timers; what waits is saved on the way, and what can be undone is kept for the next visit. */
  readonly close = (): void => {
    this.#deps.steps.write(this.#state.content, this.#edits);
    if (this.#saver.saving.status === 'waiting') void this.#saver.flush();
    else this.#saver.stop();
  };

  /** Reads the house again after it was published or its draft was discarded. Typed changes of a discarded draft are gone. */
  readonly reopen = async (): Promise<void> => {
    const opened = await this.#deps.read();
    const content = opened.draft?.content ?? opened.published.content;
    this.#edits = noEdits;
    this.#typing = undefined;
    this.#set({
      content,
      published: opened.published,
      faults: faultsInWords(opened.draft?.faults ?? [], content),
      fromSample: sampleIn(opened),
      hasDraft: opened.draft !== null,
      saves: this.#state.saves + 1,
      others: undefined,
      isBroughtBack: false,
    });
    this.#saver.rebase(content, opened.revision, content);
  };

  /** Settles the conflicts: the fields of `theirs` become what the other person saved, all others stay as they are here. */
  readonly settle = (theirs: readonly Path[]): void => {
    const { others } = this.#state;
    if (!others || !this.#theirs) return;
    const chosen = new Set(theirs.map(dotted));
    const content = others.conflicts
      .filter(({ path }) => chosen.has(dotted(path)))
      .reduce((all, { path, theirs: value }) => withValue(all, path, value), this.#state.content);
    const { content: base, revision } = this.#theirs;
    this.#theirs = undefined;
    this.#set({ content, others: undefined });
    this.#saver.rebase(base, revision, content);
  };

  readonly dismissOthers = (): void => this.#set({ others: undefined });

  /** A field whose old words were only brought back says nothing new about the house. */
  #keptByTyping(changed: Content, path: Path, value: unknown): string | undefined {
    const { content: before, sample } = this.#state;
    const at = dotted(path);
    if (this.#typing?.at !== at) this.#typing = { at, shown: shownAt(before, path) };
    const isNew = value !== undefined && !isSame(this.#typing.shown, shownAt(changed, path));
    return isNew ? keptByTyping(notKeeping(changed, this.#typing.kept), sample, path) : undefined;
  }

  #put(edited: Content, path: Path): void {
    const changed = dotted(path);
    // While it is typed, the note is the host's own.
    const content = changed === notePath ? edited : followingCheckIn(edited);
    // A fault is about what was saved; the next save names what is wrong with the new text.
    const faults = this.#state.faults.filter((fault) => !`${fault.path}.`.startsWith(`${changed}.`));
    this.#set({ content, faults });
    this.#saver.note(content);
  }

  #step(step: ReturnType<typeof undone>): Path | undefined {
    if (!step) return undefined;
    this.#edits = step.edits;
    this.#typing = undefined;
    this.#put(step.content, step.path);
    return step.path;
  }

  #bringBack(kept: { base: Content; revision: number; content: Content }, opened: OpenedHouse): void {
    // A save whose answer was lost needs no word.
    this.#set({ content: kept.content, isBroughtBack: !isSame(kept.content, this.#state.content) });
    if (kept.revision === opened.revision) this.#saver.rebase(kept.base, kept.revision, kept.content);
    else this.#meet(kept.base, opened);
  }

  async #readAgain(): Promise<void> {
    try {
      this.#meet(this.#saver.base, await this.#deps.read());
    } catch {
      // Saving again meets the same conflict, and reads again.
      this.#saver.rebase(this.#saver.base, this.#saver.revision, this.#state.content);
    }
  }

  /** Merges what was typed here with what somebody else has saved since. */
  #meet(base: Content, opened: OpenedHouse): void {
    const theirs = opened.draft?.content ?? opened.published.content;
    this.#typing = undefined;
    const { content, taken, conflicts } = merge(base, this.#state.content, theirs);
    const who = opened.draft?.savedBy ?? opened.published.publishedBy;
    const at = opened.draft?.savedAt ?? opened.published.publishedAt;
    const isSeen = taken.length > 0 || conflicts.length > 0;
    this.#set({
      content,
      published: opened.published,
      fromSample: sampleIn(opened),
      hasDraft: opened.draft !== null,
      others: isSeen ? { who, at, taken, conflicts } : undefined,
    });
    if (conflicts.length === 0) return this.#saver.rebase(theirs, opened.revision, content);
    this.#theirs = { content: theirs, revision: opened.revision };
    this.#saver.pause();
  }

  #set(changes: Partial<EditorState>): void {
    const { past, future } = this.#edits;
    this.#state = { ...this.#state, ...changes, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether there is something to publish: a draft that is not the same as what is published. */
export function hasChanges({ hasDraft, content, published }: EditorState): boolean {
  return hasDraft && !isSame(content, published.content);
}

function sampleIn({ draft, published }: OpenedHouse): readonly SampleSection[] {
  return (draft ?? published).fromSample;
}

/** A house whose hours were set elsewhere shows the note that guests read, and nothing has changed by that. */
function inStep({ published, draft, ...opened }: OpenedHouse): OpenedHouse {
  return {
    ...opened,
    published: { ...published, content: followingCheckIn(published.content) },
    draft: draft && { ...draft, content: followingCheckIn(draft.content) },
  };
}
