/** What a request to an address below `/stay` is about. */
export type StayAddress =
  | { readonly act: 'view'; readonly token: string }
  | { readonly act: 'cancellation' | 'messages'; readonly token: string };

const address = /^\/stay\/([^/]+)(?:\/(cancellation|messages))?\/?$/;

/** Undefined for addresses that are no stay's. Whether the token opens one is for the services to say. */
export function stayAddress(path: string): StayAddress | undefined {
  const [, token, act] = address.exec(path) ?? [];
  if (token === undefined) return undefined;
  return { act: act === 'cancellation' || act === 'messages' ? act : 'view', token };
}
