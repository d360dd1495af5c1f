/** Somebody of the staff at the site's own calls. */
export interface Staff {
  /** The answer as text. */
  get(path: string): Promise<string>;
  /** Throws when the call is refused. */
  post(path: string, body: unknown): Promise<void>;
}

/** Signs in at the site. */
export async function staffOf(
  site: string,
  credentials: { username: string; password: string },
): Promise<Staff> {
  const send = async (path: string, body?: unknown, cookie = ''): Promise<Response> => {
    const response = await fetch(`${site}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', origin: site, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status} ${await response.text()}`);
    return response;
  };
  const signedIn = await send('/api/admin/login', credentials);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  return {
    get: async (path) => (await send(path, undefined, cookie)).text(),
    post: async (path, body) => {
      await (await send(path, body, cookie)).body?.cancel();
    },
  };
}
