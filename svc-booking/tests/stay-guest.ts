import { randomUUID } from 'node:crypto';
import type { StayAmendmentPreview, StayView } from '@getaway/contracts/http/stay';
import type { StayCancellationPreview } from '@getaway/contracts/http/stay-cancellation';
import { stayToken } from '@getaway/service-kit/stay-links/stay-link';
import { stayLinkSecret } from '@getaway/testing/service-environment';
import type { Reply } from './browser.ts';
import type { TestService } from './test-service.ts';

interface Change {
  total: string;
  refund: string;
  due: string;
}

/** A refusal, and what the page shows instead. */
export interface Refused {
  type: string;
  detail: string;
  preview: StayAmendmentPreview & StayCancellationPreview;
}

/** The token of a booking's link, as its emails contain it. */
export async function tokenOf(service: Pick<TestService, 'database'>, id: string): Promise<string> {
  const { rows } = await service.database.query<{ version: number }>(
    'SELECT link_version AS version FROM bookings WHERE id = $1',
    [id],
  );
  return stayToken(stayLinkSecret, id, rows[0]?.version ?? 1);
}

/** Someone with the link of a stay. */
export function stayGuest(service: Pick<TestService, 'address'>, token: string) {
  const send = async <T>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Reply<T>> => {
    const response = await fetch(`${service.address}/api/stay${path}`, {
      method,
      headers: {
        authorization: `Stay ${token}`,
        ...(method === 'POST' ? { origin: 'http://localhost:8080', 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  };
  const act = <T>(path: string, body: unknown, key: string = randomUUID()) =>
    send<T & Refused>('POST', path, body, key);
  return {
    send,
    view: async () => (await send<StayView>('GET', '')).body,
    previewCancellation: () => send<StayCancellationPreview & Refused>('POST', '/cancellation-preview'),
    cancel: (shownRefund: string, key?: string) =>
      act<{ status: string; refund: string; toCard: string; byHouse: string }>(
        '/cancellation',
        { shownRefund },
        key,
      ),
    previewMove: (checkInDate: string, checkOutDate: string) =>
      send<StayAmendmentPreview & Refused>('POST', '/move-preview', { checkInDate, checkOutDate }),
    move: (checkInDate: string, checkOutDate: string, shownTotal: string, key?: string) =>
      act<Change>('/move', { checkInDate, checkOutDate, shownTotal }, key),
    previewExtras: (addOnIds: readonly string[], packageIds: readonly string[] = []) =>
      send<StayAmendmentPreview & Refused>('POST', '/extras-preview', { addOnIds, packageIds }),
    addExtras: (addOnIds: readonly string[], shownTotal: string, key?: string) =>
      act<Change>('/extras', { addOnIds, packageIds: [], shownTotal }, key),
    change: (details: Record<string, unknown>, key?: string) =>
      act<{ revision: number }>('/details', details, key),
    pay: (amount: string) =>
      send<{ clientSecret: string; paymentIntentId: string; amount: string } & Refused>(
        'POST',
        '/payment-intent',
        { amount: Number(amount) },
      ),
    settle: () => send<Pick<StayView, 'status' | 'money' | 'canPay'>>('POST', '/settle'),
  };
}
