import { expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { IssuedDocument, listBookingDocuments } from '@getaway/contracts/http/documents';
import { addDays } from '@getaway/kernel/calendar-date';
import { centsFromDollars, inDollars } from '@getaway/kernel/money';
import { readPdf } from '@getaway/testing/read-pdf';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service, desk } = await deskForTests({ webhooks: false });
const { staff } = service;

const guestOf = async (id: string) => stayGuest(service, await tokenOf(service, id));
const documentsOf = async (id: string) =>
  (await staff.get<Answer<typeof listBookingDocuments>>(`/api/admin/bookings/${id}/documents`)).body;
const issue = (id: string, kind: string, entryId?: string) =>
  staff.post<IssuedDocument[]>(`/api/admin/bookings/${id}/documents`, { kind, entryId });
const textOf = async (documents: readonly IssuedDocument[]): Promise<string> => {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = `${service.address}/api/admin/documents/${documents.at(-1)?.id}/pdf`;
  const response = await fetch(address, { headers: { cookie } });
  return (await readPdf(Buffer.from(await response.arrayBuffer()))).text;
};
const words = (amount: string | null): string => inDollars(centsFromDollars(amount ?? ''));

it('charge nothing for a stay that was canceled in time, while staff have yet to return its cash', async () => {
  const dates = { checkInDate: inDays(30), checkOutDate: inDays(32) };
  const { id, totalPrice } = (await desk.create({ ...dates, email: 'cash.guest@example.com' })).body;
  const amount = Number(totalPrice);
  const paid = await staff.post(`/api/admin/bookings/${id}/payments`, { amount, method: 'cash' });
  expect(paid.status).toBe(201);
  const [invoice] = (await issue(id, 'invoice')).body;
  const guest = await guestOf(id);
  const { refund } = (await guest.previewCancellation()).body;
  expect((await guest.cancel(refund)).body).toMatchObject({ status: 'cancelled', byHouse: totalPrice });

  const canceled = await documentsOf(id);
  expect(canceled.next).toBe('credit_note');
  expect((await issue(id, 'invoice')).status).toBe(422);
  expect((await issue(id, 'credit_note')).body).toMatchObject([{ corrects: invoice?.number }]);
  const receipt = await textOf((await issue(id, 'receipt', canceled.withoutReceipt[0]?.entryId)).body);
  expect(receipt).toContain('Price of the stay $0.00');
  expect(receipt).toMatch(/\d nights?, \d guests? Canceled/);
  expect(receipt).toContain(`In the guest’s favor ${words(totalPrice)}`);

  const returned = { amount, method: 'cash' };
  expect((await staff.post(`/api/admin/bookings/${id}/recorded-refunds`, returned)).status).toBe(201);
  expect((await documentsOf(id)).next).toBe('none');
});

it('list a refund that is on its way, so that their figures add up', async () => {
  const { id } = await paidStay(service, 40);
  const guest = await guestOf(id);
  const { checkInDate } = await guest.view();
  const oneNight = [checkInDate, addDays(checkInDate, 1)] as const;
  const { quote } = (await guest.previewMove(...oneNight)).body;
  const { refund } = (await guest.move(...oneNight, quote.total)).body;
  const invoice = await textOf((await issue(id, 'invoice')).body);
  expect(invoice).toContain('Card refund, on its way');
  expect(invoice).toContain(words(refund));
  expect(invoice).toContain('Balance due $0.00');
});
