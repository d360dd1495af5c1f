import { buffer } from 'node:stream/consumers';
import { documentKindNames } from '@getaway/contracts/http/money-names';
import type { DocumentSnapshot } from '../document.rules.ts';
import { contentTables } from './content-tables.ts';
import { writeFooters } from './footers.ts';
import { writeLetterhead } from './letterhead.ts';
import { openSheet } from './sheet.ts';
import { writeTables } from './tables.ts';

/**
 * Prints a document: a letterhead, who it is for, its tables, and a footer on each page. The same snapshot gives the same
 * bytes. The text is tagged, so that screen readers read headings and tables in order.
 */
export async function renderDocument(snapshot: DocumentSnapshot, issuedAt: Date): Promise<Buffer> {
  const { kind, number, house } = snapshot;
  const title = `${documentKindNames[kind]} ${number}`;
  const sheet = openSheet({ paper: house.paper, title, author: house.business, issuedAt });
  const top = writeLetterhead(sheet, snapshot);
  writeTables(sheet, contentTables(snapshot), { top, title });
  writeFooters(sheet, snapshot);
  sheet.root.end();
  const written = buffer(sheet.doc);
  sheet.doc.end();
  return written;
}
