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
  { files: '{*/Dockerfile,docker-compose.yml}', kinds: ['prose'] },
  { files: '.ci/{boundaries,contracts,docs}/*.ts', kinds: ['comments', 'texts'] },
  {
    files: 'libs/{artwork,card-sandbox,demo,federation,infrastructure,web-kit}/**/*.{ts,tsx}',
    kinds: ['comments', 'texts'],
  },
  { files: 'shell/{server,src}/**/*.ts', kinds: ['comments', 'texts'] },
  { files: '{mf-admin,mf-public}/{src,tests}/**/*.{ts,tsx}', kinds: ['comments', 'texts'] },
  { files: 'svc-*/{src,tests}/**/*.ts', kinds: ['comments', 'texts'] },
  {
    files:
      'libs/{kernel,property,contracts,service-kit,edge,local-stack,operations,testing,e2e}/**/*.{ts,tsx}',
    kinds: ['comments', 'texts'],
  },
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
export const allowedPlaces: readonly AllowedPlace[] = [
  {
    file: 'docker-compose.yml',
    text: '  mail:',
    reason: 'the name of a service and of its volume',
  },
  {
    file: 'svc-booking/tests/staff-prices.test.ts',
    text: "'7 %'",
    reason: 'a rate that must be refused',
  },
  {
    file: 'libs/contracts/src/http/fields.test.ts',
    text: "'7 %'",
    reason: 'a rate that must be refused',
  },
  {
    file: 'libs/service-kit/src/logger.test.ts',
    text: "Can't send mail",
    reason: 'a message of a mail server',
  },
  {
    file: 'libs/kernel/src/mailbox.ts',
    text: 'https://support.google.com/mail/answer/7436150',
    reason: 'an address',
  },
  {
    file: 'svc-crm-email/src/chat/date-question.rules.ts',
    text: 'will wish with',
    reason: 'words of guests',
  },
  {
    file: 'svc-crm-email/src/chat/topics/own-stay.rules.ts',
    text: '|wish|',
    reason: 'words of guests',
  },
  {
    file: 'svc-crm-email/src/chat/dates/asked-dates.rules.test.ts',
    text: '26 December',
    reason: 'words of guests',
  },
  {
    file: 'svc-crm-email/src/chat/dates/asked-dates.rules.test.ts',
    text: '31 April',
    reason: 'words of guests',
  },
  {
    file: 'svc-crm-email/src/sequences/enrollments.repository.ts',
    text: ':enrolment:',
    reason: 'part of stored message keys',
  },
];
