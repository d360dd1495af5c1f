import type { DocumentSnapshot } from '../document.rules.ts';
import { lineHeight, type Sheet } from './sheet.ts';
import { hairline, styles } from './styles.ts';

const bottom = 60;

/** Who is responsible, at the foot of each page. Screen readers read it once, after the last page. */
export function writeFooters(sheet: Sheet, { house, number }: DocumentSnapshot): void {
  const { left, width, height, doc } = sheet;
  const legal = [house.business, house.taxId === null ? undefined : `Tax ID ${house.taxId}`]
    .filter((part) => part !== undefined)
    .join(' · ');
  const reach = `${house.email} · ${house.phone}`;
  const note = sheet.isIncomplete()
    ? 'A question mark stands for a character that our fonts lack.'
    : undefined;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = height - bottom;
    const isLast = page === start + count - 1;
    sheet.rule(y, left, left + width, hairline);
    [legal, reach, ...(note === undefined ? [] : [note])].forEach((text, index) => {
      const place = { x: left, width: width - 120, baseline: y + 15 + index * lineHeight(styles.small.size) };
      if (isLast) sheet.write(sheet.root, { type: 'P' }, text, styles.small, place);
      else sheet.repeat(text, styles.small, place);
    });
    const counted = count === 1 ? number : `${number} · Page ${page - start + 1} of ${count}`;
    sheet.repeat(counted, styles.small, {
      x: left + width - 120,
      width: 120,
      baseline: y + 15,
      align: 'right',
    });
  }
}
