// What pdfkit 0.20.2 has and its types lack: the direction in which a header cell of a table counts.
export {};

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
    }
  }
}
