/** The styles of an MJML element as its attributes are written; null for the usual ones of its kind. */
export type Styles = string | null;

export type Mark =
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'bold' }
  | { readonly type: 'italic' };

interface Marked {
  readonly marks?: readonly Mark[];
}

export type Inline =
  | (Marked & { readonly type: 'text'; readonly text: string })
  | (Marked & { readonly type: 'hardBreak' })
  /** A variable or a tag of Liquid, as it is written. */
  | (Marked & { readonly type: 'liquid'; readonly attrs: { readonly code: string } });

export interface TextBlock {
  readonly type: 'paragraph' | 'heading';
  /** A heading is large (1) or small (2). */
  readonly attrs: { readonly styles: Styles; readonly level?: 1 | 2 };
  readonly content?: readonly Inline[];
}

export interface List {
  readonly type: 'bulletList' | 'orderedList';
  readonly attrs: { readonly styles: Styles };
  readonly content: readonly {
    readonly type: 'listItem';
    readonly content: readonly { readonly type: 'paragraph'; readonly content?: readonly Inline[] }[];
  }[];
}

export interface ButtonBlock {
  readonly type: 'button';
  /** Both may contain variables. */
  readonly attrs: { readonly label: string; readonly href: string; readonly styles: Styles };
}

export interface PictureBlock {
  readonly type: 'picture';
  readonly attrs: { readonly src: string; readonly alt: string; readonly styles: Styles };
}

/** A tag of Liquid between blocks, such as `{% if links.stay %}`. */
export interface ConditionBlock {
  readonly type: 'condition';
  readonly attrs: { readonly code: string };
}

/** MJML that the editor shows as one thing and keeps as it is. */
export interface KeptBlock {
  readonly type: 'kept';
  readonly attrs: { readonly source: string };
}

export type Block = TextBlock | List | ButtonBlock | PictureBlock | ConditionBlock | KeptBlock;

/** An MJML section with one column. */
export interface Section {
  readonly type: 'section';
  readonly attrs: { readonly section: string; readonly column: string };
  readonly content: readonly Block[];
}

/** What the editor edits, in the shape of its JSON. */
export interface WrittenDocument {
  readonly type: 'doc';
  readonly content: readonly (Section | ConditionBlock | KeptBlock)[];
}

export const usualSection: Section['attrs'] = { section: 'padding="40px 0 0"', column: '' };

export const emptyDocument: WrittenDocument = {
  type: 'doc',
  content: [
    { type: 'section', attrs: usualSection, content: [{ type: 'paragraph', attrs: { styles: null } }] },
  ],
};

/** The attributes of each kind of block when it has no styles of its own; they fit the standard layout. */
export const usualStyles = {
  paragraph: 'padding="0 24px 18px"',
  heading1: 'font-size="32px" line-height="39px" padding="6px 24px 14px" css-class="headline"',
  heading2: 'font-size="21px" line-height="28px" padding="12px 24px 8px"',
  list: 'padding="0 24px 18px"',
  button: 'align="left" padding="6px 24px 24px" css-class="button"',
  picture: 'padding="6px 24px 24px"',
} as const;

/** Whether nothing is written yet. */
export function isEmptyDocument({ content }: WrittenDocument): boolean {
  return content.every(
    (block) =>
      block.type === 'section' &&
      block.content.every((inner) => inner.type === 'paragraph' && (inner.content ?? []).length === 0),
  );
}
