import type { Answer, Call, CallBody } from '@getaway/contracts/http/call';
import * as v from 'valibot';

/** Signs in and returns the session's cookie. Throws with the answer if it is refused. */
export async function signIn(site: string, adminPassword: string): Promise<string> {
  const answer = await post(site, '/api/admin/login', { username: 'admin', password: adminPassword });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Calls without parameters, as the owner of the cookie. They throw with the answer if they are refused. */
export function callAsStaff(site: string, cookie: string) {
  return async <C extends Call>(call: C, body?: CallBody<C>): Promise<Answer<C>> => {
    const answer = await send(site, call.path, call.method, body, cookie);
    return (call.answer ? v.parse(call.answer, await answer.json()) : undefined) as Answer<C>;
  };
}

export async function post(site: string, address: string, body: object, cookie = ''): Promise<Response> {
  return send(site, address, 'POST', body, cookie);
}

async function send(
  site: string,
  address: string,
  method: string,
  body: unknown,
  cookie: string,
): Promise<Response> {
  const answer = await fetch(`${site}${address}`, {
    method,
    headers: { 'content-type': 'application/json', origin: site, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}: ${await answer.text()}`);
  return answer;
}
