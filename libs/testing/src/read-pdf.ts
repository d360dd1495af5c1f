import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure that screen readers follow: 'Table > TR > TH'. */
interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly StructNode[];
}

export interface ReadPdf {
  readonly pages: number;
  /** The text of all pages, with single spaces. */
  readonly text: string;
  readonly textOfPage: (page: number) => string;
  readonly title: unknown;
  readonly language: unknown;
  /** How often each role occurs in the structure. */
  readonly roles: ReadonlyMap<string, number>;
  /** Whether a page contains a picture. */
  readonly hasPicture: boolean;
}

/** Reads a PDF as a browser does. Throws if it is damaged. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const texts: string[] = [];
  const roles = new Map<string, number>();
  const count = ({ role = '', children = [] }: StructNode): void => {
    roles.set(role, (roles.get(role) ?? 0) + 1);
    children.forEach(count);
  };
  let hasPicture = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replaceAll(/\s+/gu, ' '),
    );
    count((await page.getStructTree()) ?? {});
    hasPicture ||= (await page.getOperatorList()).fnArray.some((operator) => pictures.has(operator));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return {
    pages: texts.length,
    text: texts.join(' '),
    textOfPage: (page) => texts[page - 1] ?? '',
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    roles,
    hasPicture,
  };
}

/** The operators that paint images: `OPS.paintImageMaskXObject` to `OPS.paintSolidColorImageMask`. */
const pictures = new Set([83, 84, 85, 86, 87, 88, 89, 90]);
