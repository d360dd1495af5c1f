import { guestStay } from '@getaway/testing/guest-stay';

/** What a call came back with. */
export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Somebody with one browser, who may be sent to any replica. */
export interface Visitor {
  get(address: string, path: string): Promise<Reply>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    address: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>;
}

/** Writes name the site as their origin, as a browser does. */
export function openVisitor(site: string): Visitor {
  const cookies = new Map<string, string>();
  const ask = async (address: string, path: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(`${address}${path}`, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // What the site takes away is kept, as a thief would keep it.
      if (value !== '') cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
  return {
    get: (address, path) => ask(address, path, {}),
    send: (method, address, path, body, headers = {}) =>
      ask(address, path, {
        method,
        headers: { origin: site, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

/** What the wizard would send for a new guest of one night, so many days from now. */
export function stayIn(days: number): { bookingData: ReturnType<typeof guestStay> } {
  return { bookingData: guestStay(day(days), day(days + 1)) };
}

export function day(fromNow: number): string {
  return new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
}
