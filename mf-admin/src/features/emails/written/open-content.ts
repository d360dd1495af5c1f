import { documentFromHtml } from './document-from-html.ts';
import { documentFromMjml } from './document-from-mjml.ts';
import { withLastLine, withoutLastLines } from './last-lines.ts';
import { mjmlFrom } from './mjml-from-document.ts';
import { emptyDocument, isEmptyDocument, type WrittenDocument } from './written-document.ts';

/** The HTML content of a template as the editor opens it. */
export interface OpenedContent {
  readonly document: WrittenDocument;
  /** The HTML content of an edited document. The document as it was opened has its own source. */
  close(edited: WrittenDocument): string;
}

/** Opens HTML content: a complete MJML template, MJML elements, or HTML. Undefined when the editor can't show it. */
export function openContent(source: string): OpenedContent | undefined {
  if (source.trim() === '') return opened(source, emptyDocument, (written) => written);
  const whole = inStandardLayout(source) ?? inOwnBody(source);
  if (whole) {
    const document = documentFromMjml(whole.content);
    return document && opened(source, document, (written) => `${whole.before}${written}\n${whole.after}`);
  }
  const isMjml = /^\s*(?:<!--.*?-->\s*)*<mj-/s.test(source);
  const document = isMjml ? documentFromMjml(source) : documentFromHtml(source);
  return document && opened(source, document, (written) => written);
}

function opened(
  source: string,
  document: WrittenDocument,
  around: (written: string) => string,
): OpenedContent {
  const first = mjmlFrom(withoutLastLines(document));
  return {
    document: withLastLine(document),
    close: (edited) => {
      const written = mjmlFrom(withoutLastLines(edited));
      if (written === first) return source;
      return isEmptyDocument(edited) ? '' : around(written);
    },
  };
}

interface WholeMjml {
  readonly before: string;
  readonly content: string;
  readonly after: string;
}

/** The frame of the templates that come with the site: its head ends with a colored line, and its foot starts with an end of the card. */
const layout =
  /^(?<before>\s*<mjml\b.*?css-class="ember".*?<\/mj-section\s*>\n?)(?<content>.*?)(?<after>\s*<mj-section\b[^>]*>\s*<mj-column\s*>\s*<mj-spacer\b[^>]*\/>\s*<\/mj-column\s*>\s*<\/mj-section\s*>\s*<mj-section\b[^>]*css-class="page footer".*)$/s;

const ownBody =
  /^(?<before>\s*<mjml\b.*?<mj-body\b[^>]*>\n?)(?<content>.*)(?<after>\s*<\/mj-body\s*>\s*<\/mjml\s*>\s*)$/s;

function inStandardLayout(source: string): WholeMjml | undefined {
  return layout.exec(source)?.groups as WholeMjml | undefined;
}

function inOwnBody(source: string): WholeMjml | undefined {
  return ownBody.exec(source)?.groups as WholeMjml | undefined;
}
