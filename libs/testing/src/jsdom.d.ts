declare module 'jsdom' {
  interface ParsedElement {
    readonly localName: string;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
    readonly textContent: string;
  }
  /** A document that runs no scripts. */
  export class JSDOM {
    constructor(html: string);
    readonly window: {
      readonly document: { querySelectorAll(selector: string): Iterable<ParsedElement> };
    };
  }
}
