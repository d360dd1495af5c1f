/** The response of a call. `body` is undefined when it is empty. */
export interface Reply<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Keeps cookies between calls, as a browser does, and sends the site's own origin with writes. */
export interface Browser {
  get<T = Record<string, unknown>>(path: string): Promise<Reply<T>>;
  post<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<T>>;
  /** Sends a file as it is. */
  upload<T = Record<string, unknown>>(
    path: string,
    content: Uint8Array,
    headers: Record<string, string>,
  ): Promise<Reply<T>>;
  put<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Reply<T>>;
  delete<T = Record<string, unknown>>(path: string): Promise<Reply<T>>;
  readonly cookies: ReadonlyMap<string, string>;
}

export function openBrowser(address: string): Browser {
  const cookies = new Map<string, string>();
  const send = async <T>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Reply<T>> => {
    const response = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(method === 'GET' ? {} : { origin: 'http://localhost:8080' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body === undefined ? {} : { body: bodyOf(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : isJson ? JSON.parse(text) : text) as T,
    };
  };
  return {
    cookies,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    upload: (path, content, headers) => send('POST', path, content, headers),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('DELETE', path),
  };
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
