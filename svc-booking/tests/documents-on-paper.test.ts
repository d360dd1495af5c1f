import { describe, expect, it } from 'vitest';
import { cents } from '@getaway/kernel/money';
import type { DocumentSnapshot } from '../src/documents/document.rules.ts';
import { renderDocument } from '../src/documents/pdf/render-document.ts';
import { exampleInvoice } from './example-documents.ts';
import { readPdf } from '@getaway/testing/read-pdf';

const issuedAt = new Date('2026-11-24T15:00:00Z');
const printed = async (snapshot: DocumentSnapshot) => readPdf(await renderDocument(snapshot, issuedAt));

describe('the page of an invoice', () => {
  it('has everything of the snapshot as text, in the order in which it is read', async () => {
    const { text, pages } = await printed(exampleInvoice());
    expect(pages).toBe(1);
    const inOrder = [
      'Lantern Hollow',
      '14 Lantern Hollow Lane, Decatur, GA 30030',
      'Invoice INV-2026-0042',
      'lukasz@guests.example.com',
      'Issued November 24, 2026',
      'Booking AB12CD34',
      '3 nights, 2 guests',
      'Sat, Feb 13, 2027 · Weekend night',
      'Discount WELCOME10',
      '−$109.00',
      'Subtotal',
      'Tax (7%)',
      'Total',
      '$1,049.67',
      'November 22, 2026 · Card refund',
      'Balance due',
      '$549.67',
      'Lantern Hollow Retreats LLC · Tax ID 12-3456789',
    ];
    const places = inOrder.map((part) => text.indexOf(part));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('is tagged for screen readers, with its language, its title, and no text as a picture', async () => {
    const { roles, title, language, hasPicture } = await printed(exampleInvoice());
    expect({ title, language, hasPicture }).toEqual({
      title: 'Invoice INV-2026-0042',
      language: 'en-US',
      hasPicture: false,
    });
    expect(roles.get('H1')).toBe(1);
    expect(roles.get('H2')).toBe(4);
    expect(roles.get('Table')).toBe(2);
    // A heading per column and row: nine charges and three payments, each with its amount.
    expect(roles.get('TH')).toBe(2 + 9 + 2 + 3);
    expect(roles.get('TD')).toBe(9 + 3);
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [
      await renderDocument(exampleInvoice(), issuedAt),
      await renderDocument(exampleInvoice(), issuedAt),
    ];
    expect(first.equals(second)).toBe(true);
    expect(first.equals(await renderDocument(exampleInvoice(4), issuedAt))).toBe(false);
  });

  it.each([
    'Łukasz Đorđević',
    'Nguyễn Thị Ánh',
    'Иван Петров',
    'Ελένη Παπαδοπούλου',
    'Šárka Žižková',
    'José O’Brien',
    'Sofia Fiorini, office affiliate',
    'Ἀθηνᾶ Παπαδοπούλου',
    'Юлия Щербакова Ђорђевић',
  ])('prints the name %s', async (name) => {
    const { text } = await printed(exampleInvoice(2, name));
    // A reader may put spaces between the fonts of one word.
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(text).not.toContain('question mark');
  });

  it.each([
    ['Soﬁa Ｆiorini', 'Sofia Fiorini'],
    ['Raﬀaele Griﬃths', 'Raffaele Griffiths'],
    ['Mar\u0330ia Stone', 'Maria Stone'],
  ])('prints %s as %s, and keeps what was typed for screen readers', async (name, plainer) => {
    const pdf = await renderDocument(exampleInvoice(2, name), issuedAt);
    const { text } = await readPdf(pdf);
    expect(text.replaceAll(' ', '')).toContain(plainer.replaceAll(' ', ''));
    expect(text).not.toContain('question mark');
    expect(pdf.includes(Buffer.from(name.normalize('NFC'), 'utf16le').swap16())).toBe(true);
  });

  it('says what it cannot print, and keeps what was typed for screen readers', async () => {
    const pdf = await renderDocument(exampleInvoice(2, '张伟'), issuedAt);
    const { text } = await readPdf(pdf);
    expect(text).toContain('??');
    expect(text).toContain('A question mark stands for a character that our fonts lack.');
    const utf16 = Buffer.from('张伟', 'utf16le').swap16();
    expect(pdf.includes(utf16)).toBe(true);
  });

  it('breaks 60 nights between rows, repeats the head, and keeps the sums with the last line', async () => {
    const { pages, text, textOfPage, roles } = await printed(exampleInvoice(60));
    expect(pages).toBe(3);
    expect(text.match(/Weekend night/g)).toHaveLength(60);
    expect(textOfPage(2)).toMatch(/^ ?Invoice INV-2026-0042, continued Description Amount/);
    expect(textOfPage(2)).toContain('Page 2 of 3');
    expect(textOfPage(3)).toMatch(/Discount WELCOME10.+Subtotal.+Total.+Balance due/);
    expect(roles.get('Table')).toBeGreaterThanOrEqual(2);
  });

  it.each(Array.from({ length: 24 }, (_, index) => index + 10))(
    'never has sums alone on a page (%i nights)',
    async (nights) => {
      const { pages, textOfPage } = await printed(exampleInvoice(nights));
      const withTotal = Array.from({ length: pages }, (_, index) => textOfPage(index + 1)).find((text) =>
        text.includes('Subtotal'),
      );
      expect(withTotal).toContain('Discount WELCOME10');
    },
  );

  it('wraps long words and names inside their columns', async () => {
    const invoice = exampleInvoice(2, 'W'.repeat(201));
    const { text } = await printed(invoice);
    expect(text.replaceAll(' ', '')).toContain('W'.repeat(201));
  });
});

describe('other documents', () => {
  it('a credit note names the invoice that it corrects and has the opposite sign', async () => {
    const invoice = exampleInvoice();
    if (invoice.kind !== 'invoice') throw new Error('not an invoice');
    const { house, guest, stay, issuedOn, lines, taxes, total } = invoice;
    const { text } = await printed({
      ...{ kind: 'credit_note', number: 'CN-2026-0003', house, guest, stay, issuedOn },
      corrects: { number: invoice.number, issuedOn },
      lines: lines.map((line) => ({ ...line, amount: cents(0 - line.amount) })),
      taxes: taxes.map((tax) => ({ ...tax, amount: cents(0 - tax.amount) })),
      total: cents(0 - total),
    });
    expect(text).toContain('Credit note CN-2026-0003');
    expect(text).toContain('Corrects invoice INV-2026-0042 of Nov 24, 2026');
    expect(text).toMatch(/Total credit −\$1,049\.67/);
  });

  it('a receipt says what came, when and how', async () => {
    const invoice = exampleInvoice();
    if (invoice.kind !== 'invoice') throw new Error('not an invoice');
    const { house, guest, stay, issuedOn, total, payments, balance } = invoice;
    const [received] = payments;
    if (!received) throw new Error('no payment');
    const { text } = await printed({
      ...{
        kind: 'receipt',
        number: 'R-2026-0007',
        house,
        guest,
        stay,
        issuedOn,
        received,
        total,
        payments,
        balance,
      },
    });
    expect(text).toMatch(/November 20, 2026 · Card \$600\.00 Received with thanks \$600\.00/);
    expect(text).toMatch(/Payments so far .*Price of the stay \$1,049\.67/);
  });
});
