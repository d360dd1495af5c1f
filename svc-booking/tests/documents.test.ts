import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IssuedDocument } from '@getaway/contracts/http/documents';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { centsFromDollars, inDollars } from '@getaway/kernel/money';
import { sqlOf } from '@getaway/service-kit/sql';
import { expectFacts } from '@getaway/testing/expect-facts';
import { eraseGuest } from '../src/bookings/erase-guest.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { paymentsOf } from './payments-of.ts';
import { readPdf, type ReadPdf } from '@getaway/testing/read-pdf';
import { bookingsOfStaff, type StaffBookingAnswer } from './staff-bookings.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';

interface Listed {
  documents: IssuedDocument[];
  next: string;
  withoutReceipt: { entryId: string; amount: string; method: string }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
const propertyFile = path.join(folder, 'property.json');
const business = {
  name: 'Hollow Retreats LLC',
  address: '1 Office Park, Atlanta, GA 30303',
  taxId: '12-3456789',
};

let service: StaffedService;
let desk: ReturnType<typeof bookingsOfStaff>;
beforeAll(async () => {
  // The guide's pictures are not in this folder.
  writeFileSync(propertyFile, JSON.stringify({ ...bundled, business, guide: undefined }));
  service = await startStaffedService({ environment: { PROPERTY_FILE: propertyFile } });
  desk = bookingsOfStaff(service, service.staff);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

let day = 0;
const nextDay = () => (day += 6);
const documentsOf = async (id: string) =>
  (await service.staff.get<Listed>(`/api/admin/bookings/${id}/documents`)).body;
const issue = (id: string, kind: string, entryId?: string) =>
  service.staff.post<IssuedDocument[]>(`/api/admin/bookings/${id}/documents`, { kind, entryId });
const issued = async (id: string, kind: string, entryId?: string): Promise<IssuedDocument> => {
  const { status, body } = await issue(id, kind, entryId);
  expect({ status, body }).toMatchObject({ status: 201 });
  const document = body.at(-1);
  if (!document) throw new Error('nothing was issued');
  return document;
};
const download = async (id: string): Promise<{ response: Response; pdf: Buffer }> => {
  const cookie = [...service.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${service.address}/api/admin/documents/${id}/pdf`, { headers: { cookie } });
  return { response, pdf: Buffer.from(await response.arrayBuffer()) };
};
const pageOf = async (id: string): Promise<ReadPdf> => readPdf((await download(id)).pdf);
const phoneBooking = async (change: Record<string, unknown> = {}): Promise<StaffBookingAnswer> => {
  const start = nextDay();
  const { body } = await desk.create({
    ...{ checkInDate: inDays(start), checkOutDate: inDays(start + 2) },
    ...change,
  });
  return body;
};

describe('an invoice', () => {
  it('has the accepted lines, the tax, the payments and the house’s legal data, and is a download', async () => {
    const booking = await phoneBooking({ guestName: 'Łukasz Đorđević' });
    await paymentsOf(service.database, booking, 1);
    const invoice = await issued(booking.id, 'invoice');
    expect(invoice).toMatchObject({
      kind: 'invoice',
      total: booking.totalPrice,
      issuedBy: 'admin',
      corrects: null,
    });
    expect(invoice.number).toMatch(/^INV-\d{4}-0001$/);
    const { response, pdf } = await download(invoice.id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
      'cache-control': 'no-store',
    });
    const { text, roles, pages } = await readPdf(pdf);
    expect(pages).toBe(1);
    expect(roles.get('Table')).toBe(2);
    expectFacts(text, [
      'Łukasz Đorđević',
      'Hollow Retreats LLC',
      'Tax ID 12-3456789',
      '1 Office Park, Atlanta',
    ]);
    expect(text).toContain(`Booking ${booking.bookingReference}`);
    expect(text).toContain(`Tax (7%) $${booking.tax}`);
    expect(text).toMatch(/November 20, 2026 · Cash \$10\.01 Balance due/);
    expect((await desk.history(booking.id))[0]).toMatchObject({
      actor: 'admin',
      action: 'invoice-issued',
      changes: [{ field: 'number', from: null, to: invoice.number }],
    });
  });

  it('is the same one when it is asked for again, also after a payment, with the same bytes', async () => {
    const booking = await phoneBooking();
    const first = await issued(booking.id, 'invoice');
    const { pdf } = await download(first.id);
    await paymentsOf(service.database, booking, 1);
    expect(await issued(booking.id, 'invoice')).toEqual(first);
    expect((await download(first.id)).pdf.equals(pdf)).toBe(true);
    expect((await documentsOf(booking.id)).next).toBe('none');
  });

  it('says nothing of a balance where payments are not recorded', async () => {
    const booking = await phoneBooking();
    const { text } = await pageOf((await issued(booking.id, 'invoice')).id);
    expect(text).not.toContain('Balance due');
  });

  it('is replaced after an amendment: a credit note for the old one and a new one, together', async () => {
    const booking = await phoneBooking();
    const old = await issued(booking.id, 'invoice');
    const { body: amended } = await desk.change(booking.id, {
      checkOutDate: inDays(day + 3),
      revision: booking.revision,
    });
    expect(amended.totalPrice).not.toBe(booking.totalPrice);
    expect(await documentsOf(booking.id)).toMatchObject({
      next: 'correction',
      nextInvoiceTotal: amended.totalPrice,
    });
    const { body } = await issue(booking.id, 'invoice');
    expect(body).toMatchObject([
      { kind: 'credit_note', corrects: old.number, total: `-${old.total}` },
      { kind: 'invoice', total: amended.totalPrice },
    ]);
    const [creditNote, invoice] = body;
    expect((await documentsOf(booking.id)).documents).toEqual([
      invoice,
      creditNote,
      { ...old, correctedBy: creditNote?.number },
    ]);
    const { text } = await pageOf(creditNote?.id ?? '');
    expect(text).toContain(`Corrects invoice ${old.number}`);
    expect(text).toContain(`Total credit −${inDollars(centsFromDollars(old.total))}`);
    expect(await issue(booking.id, 'invoice')).toMatchObject({ body: [invoice] });
    expect(await issue(booking.id, 'credit_note')).toMatchObject({ body: [{ number: creditNote?.number }] });
  });

  it('is replaced when the guest’s name is corrected, but not when only their phone number changes', async () => {
    const booking = await phoneBooking({ guestName: 'Ada Lovelac' });
    await issued(booking.id, 'invoice');
    const { body } = await desk.change(booking.id, { phone: '+1 404 555 0199', revision: booking.revision });
    expect((await documentsOf(booking.id)).next).toBe('none');
    await desk.change(booking.id, { guestName: 'Ada Lovelace', revision: body.revision });
    expect((await documentsOf(booking.id)).next).toBe('correction');
  });

  it('is credited when a canceled stay is refunded in full', async () => {
    const stay = await paidStay(service, nextDay());
    const old = await issued(stay.id, 'invoice');
    const { body: booking } = await desk.read(stay.id);
    await desk.change(stay.id, { status: 'cancelled', revision: booking.revision, refund: 'full' });
    expect((await documentsOf(stay.id)).next).toBe('credit_note');
    expect(await issue(stay.id, 'invoice')).toMatchObject({
      status: 422,
      body: {
        type: 'not-issuable',
        detail: 'Nothing is charged for this booking, so there’s nothing to invoice.',
      },
    });
    const creditNote = await issued(stay.id, 'credit_note');
    expect(creditNote).toMatchObject({ corrects: old.number, total: `-${old.total}` });
    expect(await issued(stay.id, 'credit_note')).toEqual(creditNote);
    expect((await documentsOf(stay.id)).next).toBe('none');
  });

  it('charges what the house keeps of a canceled stay, with its share of the tax', async () => {
    const stay = await paidStay(service, nextDay());
    await issued(stay.id, 'invoice');
    const { body: booking } = await desk.read(stay.id);
    await desk.change(stay.id, { status: 'cancelled', revision: booking.revision });
    const { body } = await issue(stay.id, 'credit_note');
    expect(body).toMatchObject([{ kind: 'credit_note' }, { kind: 'invoice', total: stay.total }]);
    const { text } = await pageOf(body[1]?.id ?? '');
    expect(text).toContain('Canceled stay, amount kept under the cancellation policy');
    expect(text).toContain(`Tax (7%) $${booking.tax}`);
    expect(text).toContain('Balance due $0.00');
  });

  it('and its receipts have the same total as the ledger once a canceled stay is settled', async () => {
    const stay = await paidStay(service, nextDay());
    await issued(stay.id, 'invoice');
    const { body: booking } = await desk.read(stay.id);
    const kept = (Number(stay.total) - 100).toFixed(2);
    await desk.refund(stay.id, { amount: '100.00', revision: booking.revision });
    await desk.change(stay.id, { status: 'cancelled' });
    const { body: ledger } = await service.staff.get(`/api/admin/bookings/${stay.id}/ledger`);
    expect(ledger).toMatchObject({ total: stay.total, charged: kept, balance: '0.00' });
    await issue(stay.id, 'credit_note');
    const { documents, withoutReceipt } = await documentsOf(stay.id);
    const billed = documents.filter(({ kind }) => kind !== 'receipt').map(({ total }) => Number(total));
    expect(billed.reduce((sum, total) => sum + total, 0).toFixed(2)).toBe(kept);
    await desk.refund(stay.id, { amount: kept });
    const receipt = await issued(stay.id, 'receipt', withoutReceipt[0]?.entryId);
    const { text } = await pageOf(receipt.id);
    expect(text).not.toContain(`Balance due ${inDollars(centsFromDollars(stay.total))}`);
  });
});

describe('a receipt', () => {
  it('is issued once for each payment, and offered until then', async () => {
    const stay = await paidStay(service, nextDay());
    const { withoutReceipt } = await documentsOf(stay.id);
    expect(withoutReceipt).toMatchObject([{ method: 'card', amount: stay.total }]);
    const entryId = withoutReceipt[0]?.entryId ?? '';
    const receipts = await Promise.all(Array.from({ length: 5 }, () => issued(stay.id, 'receipt', entryId)));
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(1);
    expect(await documentsOf(stay.id)).toMatchObject({
      withoutReceipt: [],
      documents: [{ kind: 'receipt' }],
    });
    const { text } = await pageOf(receipts[0]?.id ?? '');
    expect(text).not.toContain('Canceled');
    expect(text).toMatch(/Received with thanks \$/);
    expect(text).toContain('Balance due $0.00');
  });

  it('is refused for what is no payment received of this booking, and nothing is written', async () => {
    const stay = await paidStay(service, nextDay());
    const other = await phoneBooking();
    const [elsewhere] = await paymentsOf(service.database, other, 1);
    await desk.refund(stay.id, { amount: '10.00' });
    const refund = (await desk.ledger(stay.id)).entries.find(({ kind }) => kind === 'refund');
    for (const entryId of [refund?.id, elsewhere, 'no-such-entry'])
      expect(await issue(stay.id, 'receipt', entryId)).toMatchObject({
        status: 422,
        body: { type: 'not-issuable', errors: [{ path: 'entryId' }] },
      });
    expect(await issue(stay.id, 'receipt')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'entryId' }] },
    });
    expect(await issue(stay.id, 'bill')).toMatchObject({ status: 400, body: { errors: [{ path: 'kind' }] } });
    expect((await documentsOf(stay.id)).documents).toEqual([]);
  });
});

describe('documents', () => {
  it('are refused for a stay that a guest is still booking, for nothing to correct, and for no booking', async () => {
    const start = nextDay();
    const guest = service.browser();
    await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(start), inDays(start + 2)),
    );
    const { rows } = await service.database.query<{ id: string }>(
      `SELECT id FROM bookings WHERE status = 'pending' AND check_in_date = $1`,
      [inDays(start)],
    );
    const heldId = rows[0]?.id ?? '';
    expect(await issue(heldId, 'invoice')).toMatchObject({
      status: 422,
      body: {
        detail: 'The guest is still booking these nights. An invoice can be issued once the stay is booked.',
      },
    });
    const { id } = await phoneBooking();
    expect(await issue(id, 'credit_note')).toMatchObject({ status: 422, body: { type: 'not-issuable' } });
    expect((await issue('no-such-booking', 'invoice')).status).toBe(404);
    expect((await service.staff.get('/api/admin/bookings/no-such-booking/documents')).status).toBe(404);
    expect((await download('no-such-document')).response.status).toBe(404);
  });

  it('stay with their number when their booking is deleted, are found, and are corrected once', async () => {
    const booking = await phoneBooking();
    const invoice = await issued(booking.id, 'invoice');
    const { pdf } = await download(invoice.id);
    expect((await desk.remove(booking.id)).status).toBe(204);
    expect(await documentsOf(booking.id)).toEqual({
      documents: [invoice],
      next: 'credit_note',
      isAllRefunded: false,
      withoutReceipt: [],
    });
    expect((await download(invoice.id)).pdf.equals(pdf)).toBe(true);
    const { bookingReference } = booking;
    for (const search of [bookingReference, invoice.number, invoice.number.toLowerCase()])
      expect(await service.staff.get(`/api/admin/documents?search=${search}`)).toMatchObject({
        status: 200,
        body: { bookingId: booking.id, bookingReference, isDeleted: true },
      });
    expect((await service.staff.get('/api/admin/documents?search=INV-2026-9999')).status).toBe(404);
    const asked = await Promise.all([1, 2, 3].map(() => issue(booking.id, 'credit_note')));
    expect(new Set(asked.map(({ body }) => body[0]?.number)).size).toBe(1);
    expect(asked[0]).toMatchObject({
      status: 201,
      body: [{ kind: 'credit_note', corrects: invoice.number, total: `-${invoice.total}` }],
    });
    expect(await issue(booking.id, 'invoice')).toMatchObject({ status: 422 });
    expect(await issue(booking.id, 'receipt', 'entry')).toMatchObject({ status: 422 });
    expect((await documentsOf(booking.id)).next).toBe('none');
  });

  it('of a deleted booking are corrected to what the house keeps of its money', async () => {
    const booking = await phoneBooking();
    const invoice = await issued(booking.id, 'invoice');
    await service.staff.post(`/api/admin/bookings/${booking.id}/payments`, {
      amount: '80.00',
      method: 'cash',
    });
    const { body: paid } = await desk.read(booking.id);
    expect((await desk.remove(booking.id, `?revision=${paid.revision}`)).status).toBe(204);
    const { body } = await issue(booking.id, 'credit_note');
    expect(body).toMatchObject([
      { kind: 'credit_note', corrects: invoice.number },
      { kind: 'invoice', total: '80.00' },
    ]);
    const { text } = await pageOf(body[1]?.id ?? '');
    expect(text).toContain('Amount kept for a stay that was removed');
    expect(text).toContain('Balance due $0.00');
  });

  it('keep the name of a guest who is erased, and an erasure makes no invoice outdated', async () => {
    const booking = await phoneBooking({ guestName: 'Forget Mee', email: 'forget.mee@example.com' });
    const invoice = await issued(booking.id, 'invoice');
    const { pdf } = await download(invoice.id);
    const erasure = {
      addressHashes: [createHash('sha256').update('forget.mee@example.com').digest('hex')],
      bookingIds: [],
      erasedAt: new Date().toISOString(),
    };
    await service.deps.database.transact((tx, sql) =>
      eraseGuest(tx, sql, erasure, { correlationId: 'erasure', now: new Date() }),
    );
    expect((await desk.read(booking.id)).body.guestName).toBe('Erased guest');
    expect((await download(invoice.id)).pdf.equals(pdf)).toBe(true);
    expect((await documentsOf(booking.id)).next).toBe('none');
  });

  it('cannot be changed or deleted, and numbers only count up, even in the database itself', async () => {
    const { id } = await issued((await phoneBooking()).id, 'invoice');
    const sql = sqlOf(service.database);
    await expect(sql(`UPDATE documents SET number = 99 WHERE id = $1`, id)).rejects.toThrow('is final');
    await expect(sql(`UPDATE documents SET snapshot = '{}' WHERE id = $1`, id)).rejects.toThrow('is final');
    await expect(sql(`DELETE FROM documents WHERE id = $1`, id)).rejects.toThrow('is final');
    for (const change of [`UPDATE document_counters SET last = last - 1`, `DELETE FROM document_counters`])
      await expect(sql(change)).rejects.toThrow('only count up');
  });
});

describe('the documents of a confirmation email', () => {
  const call = async (bookingId: string, token = 'a token for tests that is long') => {
    const response = await fetch(`${service.internalAddress}/internal/confirmation-documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bookingId }),
    });
    const body = (await response.json()) as { documents: { filename: string; content: string }[] };
    return { status: response.status, documents: body.documents };
  };

  it('are the invoice and a receipt, the same for each request, and none of a deleted booking', async () => {
    const stay = await paidStay(service, nextDay());
    const [first, second] = await Promise.all([call(stay.id), call(stay.id)]);
    expect(first).toEqual(second);
    expect(first.documents.map(({ filename }) => filename.replace(/\d{4}\.pdf$/, ''))).toEqual([
      expect.stringMatching(/^INV-\d{4}-$/),
      expect.stringMatching(/^R-\d{4}-$/),
    ]);
    const { documents } = await documentsOf(stay.id);
    expect(documents.map(({ number, issuedBy }) => ({ number, issuedBy }))).toHaveLength(2);
    const [invoice] = first.documents;
    const { text } = await readPdf(Buffer.from(invoice?.content ?? '', 'base64'));
    expect(text).toContain(invoice?.filename.replace('.pdf', ''));
    expect((await call('no-such-booking')).documents).toEqual([]);
  });

  it('are only for services', async () => {
    const { id } = await phoneBooking();
    expect((await call(id, 'another token')).status).toBe(401);
    expect((await documentsOf(id)).documents).toEqual([]);
  });
});
