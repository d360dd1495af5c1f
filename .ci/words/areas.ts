/** What of a file is read: the prose of pages; in code, what explains it and what it shows. */
export type Kind = 'prose' | 'comments' | 'texts';

export interface Area {
  readonly files: string;
  readonly kinds: readonly Kind[];
}

/**
 * Where the phrases are faults. The list grows: an area is added once it is clean. `texts` are string literals, templates and
 * JSX text, so test titles and texts on screens alike.
 */
export const areas: readonly Area[] = [
  { files: '*.md', kinds: ['prose'] },
  { files: 'docs/**/*.md', kinds: ['prose'] },
  { files: '{libs/*,shell,mf-*,svc-*}/README.md', kinds: ['prose'] },
  { files: '.github/**/*.{md,yml}', kinds: ['prose'] },
  { files: 'libs/contracts/src/events/*.ts', kinds: ['comments', 'texts'] },
];

export interface AllowedPlace {
  readonly file: string;
  /** The words around the phrase, exactly as they are there. */
  readonly text: string;
  readonly reason: string;
}

/** Texts that have to stay as they are. One that is no longer there is a fault. */
export const allowedPlaces: readonly AllowedPlace[] = [];
