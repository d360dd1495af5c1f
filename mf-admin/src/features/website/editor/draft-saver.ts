import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { FieldError } from '@getaway/contracts/problems';
import { ApiError } from '@getaway/web-kit/api-error';
import { reasonOf } from '../../../actions/reason-of.ts';
import { isSame, type Content } from '../content/content.ts';
import type { KeptDraft } from './kept-draft.ts';

/** How far what was typed has got. `paused`: somebody else saved a draft, and the two have to be merged first. */
export type Saving =
  | { readonly status: 'saved' | 'waiting' | 'saving' | 'paused' }
  | { readonly status: 'failed'; readonly reason: string };

export interface SavedDraft {
  readonly revision: number;
  readonly faults: readonly FieldError[];
  readonly fromSample: readonly SampleSection[];
}

interface Deps {
  /** Throws an ApiError. */
  readonly save: (content: Content, revision: number) => Promise<SavedDraft>;
  readonly kept: KeptDraft;
  readonly onState: () => void;
  readonly onSaved: (saved: SavedDraft) => void;
  /** Somebody else saved a draft since the last revision. It calls `rebase` when that has been read. */
  readonly onConflict: () => void;
}

const afterTypingMs = 1_000;
/** While somebody types without a pause, it is saved this often. */
const whileTypingMs = 3_000;
const retriesMs = [2_000, 5_000, 10_000, 30_000] as const;

/**
 * Saves a draft when typing stops, and while it goes on, one call at a time, and again until the server has it. What is not saved is in the
 * storage of the browser's tab.
 */
export class DraftSaver {
  saving: Saving = { status: 'saved' };
  #content: Content;
  #base: Content;
  #revision: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Is not put off by more typing. */
  #latest: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #failures = 0;
  readonly #deps: Deps;

  constructor(deps: Deps, opened: { readonly content: Content; readonly revision: number }) {
    this.#deps = deps;
    this.#content = this.#base = opened.content;
    this.#revision = opened.revision;
  }

  /** The content that the server has, as far as is known. */
  get base(): Content {
    return this.#base;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Something was typed. */
  note(content: Content): void {
    this.#content = content;
    const isSending = this.saving.status === 'saving';
    if (!isSending && isSame(content, this.#base)) return this.#settle();
    this.#deps.kept.write({ base: this.#base, revision: this.#revision, content });
    if (this.saving.status === 'paused') return;
    if (!isSending) this.#set({ status: 'waiting' });
    this.#schedule(afterTypingMs);
    this.#latest ??= setTimeout(() => void this.#run(), whileTypingMs);
  }

  /** Saves at once what waits. Returns whether the server has everything then. */
  async flush(): Promise<boolean> {
    while (this.saving.status !== 'saved' && this.saving.status !== 'paused') {
      await this.#run();
      if (this.saving.status === 'failed') return false;
    }
    return this.saving.status === 'saved';
  }

  /** What the server has by now, and what is to be saved on top of it. */
  rebase(base: Content, revision: number, content: Content): void {
    this.#base = base;
    this.#revision = revision;
    this.saving = { status: 'waiting' };
    this.note(content);
  }

  /** Saves nothing until `rebase`; what is typed is kept. */
  pause(): void {
    this.stop();
    this.#set({ status: 'paused' });
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#latest);
    this.#latest = undefined;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  async #run(): Promise<void> {
    this.stop();
    this.#running ??= this.#send().finally(() => (this.#running = undefined));
    await this.#running;
    if (this.saving.status === 'waiting') this.#schedule(afterTypingMs);
  }

  async #send(): Promise<void> {
    const sent = this.#content;
    this.#set({ status: 'saving' });
    try {
      const saved = await this.#deps.save(sent, this.#revision);
      this.#failures = 0;
      this.#revision = saved.revision;
      this.#base = sent;
      this.#deps.onSaved(saved);
      if (isSame(this.#content, sent)) this.#settle();
      else this.#set({ status: 'waiting' });
    } catch (cause) {
      this.#fail(cause);
    }
  }

  #fail(cause: unknown): void {
    const error = cause instanceof ApiError ? cause : new ApiError(0, String(cause));
    if (error.status === 409) {
      this.stop();
      this.#set({ status: 'paused' });
      return this.#deps.onConflict();
    }
    this.#set({ status: 'failed', reason: reasonOf(error) });
    const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
    if (!isPassing) return;
    this.#schedule(retriesMs[Math.min(this.#failures, retriesMs.length - 1)] ?? 0);
    this.#failures += 1;
  }

  #settle(): void {
    this.stop();
    this.#deps.kept.clear();
    this.#set({ status: 'saved' });
  }

  #set(saving: Saving): void {
    this.saving = saving;
    this.#deps.onState();
  }
}
