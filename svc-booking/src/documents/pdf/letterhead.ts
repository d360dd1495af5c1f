import { documentKindNames } from '@getaway/contracts/http/money-names';
import { nightCount } from '@getaway/kernel/stay';
import { dayInWords, nightInWords, shortDayInWords } from '../document-words.rules.ts';
import type { DocumentSnapshot } from '../document.rules.ts';
import { lineHeight, type Sheet } from './sheet.ts';
import { bronze, styles } from './styles.ts';

const gap = 24;

/** The top of the first page: the house, what this is, and who and which stay it is for. Returns where it ends. */
export function writeLetterhead(sheet: Sheet, snapshot: DocumentSnapshot): number {
  const { root, left, width } = sheet;
  const { house, kind, number } = snapshot;
  const middle = left + width / 2;
  let y = 78;
  const names = sheet.write(root, { type: 'P' }, house.name, styles.house, {
    x: left,
    width,
    baseline: y,
    align: 'center',
  });
  y += (names - 1) * lineHeight(styles.house.size) + 14;
  sheet.rule(y, middle - 18, middle + 18, bronze);
  y += 18;
  const lines = sheet.write(root, { type: 'P' }, house.address, styles.small, {
    ...{ x: left, width, baseline: y, align: 'center' },
  });
  y += (lines - 1) * lineHeight(styles.small.size) + 52;

  const title = `${documentKindNames[kind]} ${number}`;
  sheet.write(root, { type: 'H1' }, title, styles.title, { x: left, width, baseline: y });
  y += 30;
  const column = (width - gap) / 2;
  const [first, second] = [left, left + column + gap];
  const billed = sheet.group(root, { type: 'Sect' });
  const stayed = sheet.group(root, { type: 'Sect' });
  const firstEnd = writeBlock(sheet, billed, { x: first, width: column, y }, 'For', guestLines(snapshot));
  const secondEnd = writeBlock(
    sheet,
    stayed,
    { x: second, width: column, y },
    'Details',
    detailLines(snapshot),
  );
  billed.end();
  stayed.end();
  return Math.max(firstEnd, secondEnd) + 22;
}

function guestLines({ guest }: DocumentSnapshot): string[] {
  return [guest.name, guest.email];
}

function detailLines(snapshot: DocumentSnapshot): string[] {
  const { stay, issuedOn } = snapshot;
  const nights = nightCount(stay);
  return [
    `Issued ${dayInWords(issuedOn)}`,
    ...(snapshot.kind === 'credit_note'
      ? [`Corrects invoice ${snapshot.corrects.number} of ${shortDayInWords(snapshot.corrects.issuedOn)}`]
      : []),
    `Booking ${stay.bookingReference}`,
    `${nightInWords(stay.checkIn)} – ${nightInWords(stay.checkOut)}`,
    `${counted(nights, 'night')}, ${counted(stay.guests, 'guest')}`,
    ...(stay.isCanceled ? ['Canceled'] : []),
  ];
}

function writeBlock(
  sheet: Sheet,
  parent: Sheet['root'],
  { x, width, y }: { x: number; width: number; y: number },
  heading: string,
  lines: readonly string[],
): number {
  sheet.write(parent, { type: 'H2' }, heading, styles.heading, { x, width, baseline: y });
  let baseline = y + 17;
  for (const line of lines) {
    const taken = sheet.write(parent, { type: 'P' }, line, styles.text, { x, width, baseline });
    baseline += taken * lineHeight(styles.text.size) + 1;
  }
  return baseline;
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
