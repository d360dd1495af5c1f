import { isSame, type Content } from '../content/content.ts';
import { noEdits, type Edits } from './edits.ts';

/** What can be undone and redone in a house, kept while the host is on another page of the office. */
export class KeptSteps {
  #last: { readonly content: Content; readonly edits: Edits } | undefined;

  /** Notes the steps that led to a content. */
  write(content: Content, edits: Edits): void {
    this.#last = { content, edits };
  }

  /** The steps that led to a content; none if the house has changed since. */
  read(content: Content): Edits {
    return this.#last && isSame(this.#last.content, content) ? this.#last.edits : noEdits;
  }
}

/** The steps of this tab of the browser. */
export const keptSteps: KeptSteps = new KeptSteps();
