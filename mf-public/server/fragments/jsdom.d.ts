declare module 'jsdom' {
  /** A document that runs no scripts. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
