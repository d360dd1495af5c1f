import type { RunningService } from './running-service.ts';

/** A browser of a member of staff who is signed in on the site's own pages. */
export interface Staff {
  get<T>(path: string): Promise<{ status: number; body: T; count: number }>;
  delete(path: string): Promise<{ status: number }>;
  /** Any call; `body` is undefined when the answer is empty. */
  send<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }>;
}

export function staffOf(service: RunningService): Staff {
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = `session=${service.issuer.token()}`;
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:8080', cookie };
    return fetch(`${service.origin()}${path}`, { ...init, headers });
  };
  return {
    get: async <T>(path: string) => {
      const answer = await ask(path);
      const count = Number(answer.headers.get('x-total-count'));
      return { status: answer.status, body: (await answer.json()) as T, count };
    },
    delete: (path) => ask(path, { method: 'DELETE' }),
    send: async <T>(method: string, path: string, body?: object) => {
      const answer = await ask(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
    },
  };
}
