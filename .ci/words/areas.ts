/** The kinds of text in a file. `texts` are string literals, templates, and JSX text: test titles and texts on screen. */
export type Kind = 'prose' | 'comments' | 'texts';

export interface Area {
  readonly files: string;
  readonly kinds: readonly Kind[];
}

/** The files in which the phrases are faults. Add an area once it is clean. */
export const areas: readonly Area[] = [
  { files: '*.md', kinds: ['prose'] },
  { files: 'docs/**/*.md', kinds: ['prose'] },
  { files: '{libs/*,shell,mf-*,svc-*}/README.md', kinds: ['prose'] },
  { files: '.github/**/*.{md,yml}', kinds: ['prose'] },
  { files: 'docs/{deploying,operating}/*.yml', kinds: ['prose'] },
  { files: '.compose/*/*', kinds: ['prose'] },
  { files: '.ci/{boundaries,contracts,docs}/*.ts', kinds: ['comments', 'texts'] },
  {
    files: 'libs/{artwork,card-sandbox,demo,federation,infrastructure,web-kit}/**/*.{ts,tsx}',
    kinds: ['comments', 'texts'],
  },
  { files: 'shell/{server,src}/**/*.ts', kinds: ['comments', 'texts'] },
  { files: '{mf-admin,mf-public}/src/**/*.{ts,tsx}', kinds: ['texts'] },
  { files: '{mf-admin,shell}/src/*.html', kinds: ['prose'] },
  { files: 'svc-crm-email/src/**/*.mjml', kinds: ['prose'] },
];

export interface AllowedPlace {
  readonly file: string;
  /** The phrase with the words around it, exactly as in the file. */
  readonly text: string;
  readonly reason: string;
}

/** Texts that must not change, such as texts of the specification. An entry that no longer matches is a fault. */
export const allowedPlaces: readonly AllowedPlace[] = [];
