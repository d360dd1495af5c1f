import { retryIdempotent } from '../../writes/retry-idempotent.ts';

interface Act<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/** Makes a change of the stay once, however often its answer is lost. Throws the API's refusals. */
export function sendAct<const Body extends object, Answer>(
  { path }: { readonly path: string },
  body: Body,
  send: (act: Act<Body>) => Promise<Answer>,
): Promise<Answer> {
  return retryIdempotent({ name: path, body: JSON.stringify(body) }, (idempotencyKey) =>
    send({ body, idempotencyKey }),
  );
}
