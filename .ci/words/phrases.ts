/** A phrase that reads like a literal translation, and what to write instead. */
export interface Phrase {
  /** Matched in prose without line breaks; a blank matches several. */
  readonly pattern: RegExp;
  readonly instead: string;
  /** A sentence with the phrase. It must be found, so that a pattern that matches nothing is noticed. */
  readonly planted: string;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** The rejected phrases. Each is a fault in every text of an area (`areas.ts`). */
export const phrases: readonly Phrase[] = [
  { pattern: /\banew\b/gi, instead: 'again', planted: 'The pages are built anew.' },
  { pattern: /\bafresh\b/gi, instead: 'again', planted: 'npm would resolve it afresh.' },
  {
    pattern: /\bwho(?:so)?ever\b/gi,
    instead: 'anyone who, the one that',
    planted: 'Whoever leaves is signed out.',
  },
  {
    pattern: /\b(?:for|to|by|with) who\b/gi,
    instead: 'anyone who, guests who',
    planted: 'Plain guides for who runs a house.',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/gi,
    instead: 'gets an email, is notified, receives',
    planted: 'Nobody is told again.',
  },
  {
    pattern: /\b(?:tell|tells|telling|told) of\b/gi,
    instead: 'reports, describes, publishes',
    planted: 'As svc-booking tells of them.',
  },
  {
    pattern: /\bhear(?:s|d)? of\b/gi,
    instead: 'receives, learns about',
    planted: 'The owner hears of it within minutes.',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been) (?:said|heard)\b/gi,
    instead: 'is published, is consumed, is reported',
    planted: 'It is said again after a restore.',
  },
  {
    pattern: /\b(?:until|when|once|as|because|wherever) (?:\w+ ){1,3}says? so\b/gi,
    instead: 'confirms it',
    planted: 'They are kept until staff say so.',
  },
  {
    pattern: /\bbelieve[sd]?\b/gi,
    instead: 'trusts, accepts',
    planted: 'A total from the browser is never believed.',
  },
  {
    pattern: /\bwish(?:es|ed)?\b/gi,
    instead: 'want, request, preference',
    planted: 'Read again when staff wish.',
  },
  {
    pattern: /(?<!')\bmail(?:s|ed|ing)?\b(?!'| (?:servers?|programs?|privacy|FROM)\b|(?:-|')\w)/gi,
    instead: 'email',
    planted: 'A mail was sent.',
  },
  { pattern: /\be-mail/gi, instead: 'email', planted: 'Search by e-mail.' },
  {
    pattern:
      /\bfree (?:night|date|day)s?\b|\b(?:night|date|day|stay)s? (?:that )?(?:is|are|was|were) (?:\w+ )?free\b|\bshows? them free\b/gi,
    instead: 'available',
    planted: 'These dates are free.',
  },
  {
    pattern: /\b(?:stands?|stood)\b(?!-| for\b| in for\b| out\b)/gi,
    instead: 'is, appears, is stored',
    planted: 'The password stands in a file.',
  },
  {
    pattern: /\b(?:lies?|lay)\b(?= (?:in|at|beside|below|above|under|there|on)\b)/gi,
    instead: 'is',
    planted: 'The data lies in a folder.',
  },
  {
    pattern: /\b(?:is|are|was|were|be|being) nobody\b|\bnobody['’]s\b/gi,
    instead: 'is revoked, has no owner',
    planted: 'The key is nobody’s any more.',
  },
  {
    pattern: /\b(?:is|are|was|were|be|being) away\b/gi,
    instead: 'is down, is unavailable',
    planted: 'The provider is away.',
  },
  {
    pattern: /\bby (?:itself|themselves)\b/gi,
    instead: 'automatically, on its own',
    planted: 'It ends by itself.',
  },
  { pattern: /\bin vain\b/gi, instead: 'without success', planted: 'It was tried in vain.' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix', planted: 'Mend the fault.' },
  { pattern: /\bone['’]s own\b/gi, instead: 'your own', planted: 'A machine of one’s own.' },
  {
    pattern: /\b(?:go|goes|went|going|way) round\b/gi,
    instead: 'bypasses, around',
    planted: 'It goes round the middleware.',
  },
  {
    pattern: /, save (?:what|that|the few|for)\b/gi,
    instead: 'except',
    planted: 'All of it, save what joins.',
  },
  { pattern: /\breckon(?:s|ed)?\b/gi, instead: 'calculates', planted: 'The program reckons with them.' },
  {
    pattern: /(?<!['‘"])\b(?:cancelled|cancelling)\b(?!['’"])/gi,
    instead: 'canceled, canceling (only the status itself is `cancelled`)',
    planted: 'A cancelled stay.',
  },
  {
    pattern:
      /\b(?:colour|favour|flavour|behaviour|honour|neighbour|labour)\w*|\b(?:licence|catalogue|centre|cheque|programme|judgement|whilst|amongst|spoilt|learnt|travell\w+|enrols?|enrolments?|fulfils?)\b|\b\w+(?:alis|emois|ganis|ecognis|eutralis|inimis|ptimis|ummaris|nchronis)(?:e|es|ed|ing|ation)\b/gi,
    instead: 'the American spelling: color, license, catalog, enrollment, normalize, …',
    planted: 'The colours of the house.',
  },
  { pattern: /\btelephones?\b/gi, instead: 'phone, phone number', planted: 'Your telephone number.' },
  { pattern: /\d %(?! ?[\d'])/g, instead: '2.5%, without a blank', planted: 'The card fee is 2.5 %.' },
  {
    pattern: new RegExp(`\\b\\d{1,2}\\.? (?:${months})\\b(?! \\d{4} [\\d:]+ GMT)`, 'g'),
    instead: 'February 14, Feb 14',
    planted: 'It starts on 14 February.',
  },
];
