/** What a guest can do with a form. */
export type StayAct = 'cancellation' | 'messages';

/** What a request to an address below `/stay` is about. */
export type StayAddress =
  | { readonly act: 'view'; readonly token: string }
  | { readonly act: StayAct; readonly token: string }
  | { readonly act: 'document'; readonly token: string; readonly number: string };

const address = /^\/stay\/([^/]+)(?:\/(cancellation|messages))?\/?$/;
const documentAddress = /^\/stay\/([^/]+)\/documents\/([A-Z]{1,3}-\d{4}-\d{4,9})$/;

/** Undefined for addresses that are no stay's. Whether the token opens one is for the services to say. */
export function stayAddress(path: string): StayAddress | undefined {
  const [, owner, number] = documentAddress.exec(path) ?? [];
  if (owner !== undefined && number !== undefined) return { act: 'document', token: owner, number };
  const [, token, act] = address.exec(path) ?? [];
  if (token === undefined) return undefined;
  return { act: stayAct(act) ?? 'view', token };
}

/** The act of that name, if there is one. */
export function stayAct(name: unknown): StayAct | undefined {
  return name === 'cancellation' || name === 'messages' ? name : undefined;
}
