/** What a call came back with. `body` is undefined when there was none. */
export interface Reply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** One browser at one address: keeps its cookies and sends the site's own origin with writes. */
export interface Visitor {
  get<T = unknown>(path: string): Promise<Reply<T>>;
  post<T = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply<T>>;
  put<T = unknown>(path: string, body: unknown): Promise<Reply<T>>;
  /** As a form, which the card provider's browser script sends. */
  postForm<T = unknown>(path: string, form: Record<string, string>): Promise<Reply<T>>;
}

const timeoutMs = 30_000;

/** `onRequest` is called with each request before it is sent. */
export function openVisitor(
  address: string,
  origin = address,
  onRequest: () => void = () => undefined,
): Visitor {
  const cookies = new Map<string, string>();
  const send = async <T>(path: string, init: RequestInit, headers: Record<string, string> = {}) => {
    onRequest();
    const response = await fetch(address + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(init.method !== 'GET' && { origin }),
        ...headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, body: readBody<T>(await response.text()) };
  };
  return {
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body, headers) =>
      send(
        path,
        { method: 'POST', body: JSON.stringify(body) },
        { 'content-type': 'application/json', ...headers },
      ),
    put: (path, body) =>
      send(path, { method: 'PUT', body: JSON.stringify(body) }, { 'content-type': 'application/json' }),
    postForm: (path, form) =>
      send(
        path,
        { method: 'POST', body: new URLSearchParams(form).toString() },
        {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: 'Bearer pk_test_sandbox',
        },
      ),
  };
}

/** JSON as what it says, pages as text. */
function readBody<T>(text: string): T {
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    return text as T;
  }
}
