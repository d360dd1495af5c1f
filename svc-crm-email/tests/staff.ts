import type { TestSessionIssuer } from '@getaway/testing/session-issuer';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Staff of a running service, signed in at the site's own origin. */
export interface Staff {
  get<T = unknown>(path: string): Promise<Reply<T>>;
  post<T = unknown>(path: string, body?: unknown): Promise<Reply<T>>;
  put<T = unknown>(path: string, body: unknown): Promise<Reply<T>>;
  patch<T = unknown>(path: string, body: unknown): Promise<Reply<T>>;
  remove(path: string): Promise<Reply<unknown>>;
}

/** Calls as staff do, in the usual session or in that of `token`. */
export function staffOf(
  service: { readonly origin: string; readonly issuer: TestSessionIssuer },
  token?: string,
): Staff {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> => {
    const response = await fetch(`${service.origin}${path}`, {
      method,
      headers: {
        cookie: `session=${token ?? service.issuer.token()}`,
        origin: 'http://localhost:8080',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
    };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    remove: (path) => call('DELETE', path),
  };
}
