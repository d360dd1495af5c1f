import type { CallApi, CallApiForFile } from '@getaway/web-kit/api-client';

/** The clients of one stay's page: each call carries the token of its link, in a header and in no address. */
export interface StayCalls {
  readonly call: CallApi;
  readonly callForFile: CallApiForFile;
}

export function createStayCalls(token: string): StayCalls {
  const fetchAsGuest: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Stay ${token}`);
    return fetch(address, { ...init, headers });
  };
  // The edge has put the stay into the page, so that the client and its schemas can wait for the first call.
  const client = () => import('@getaway/web-kit/api-client');
  return {
    call: async (contract, ...input) => (await client()).createApiClient(fetchAsGuest)(contract, ...input),
    callForFile: async (contract, ...input) =>
      (await client()).createFileClient(fetchAsGuest)(contract, ...input),
  };
}

/** The token in the address of a stay's page; undefined when there is none that could open a stay. */
export function stayTokenIn(pathname: string): string | undefined {
  return /^\/stay\/([A-Za-z0-9_-]{43})\/?$/.exec(pathname)?.[1];
}
