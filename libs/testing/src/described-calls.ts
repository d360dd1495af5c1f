import * as v from 'valibot';

const documentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ security: v.optional(v.unknown()) }))),
});

interface DescribedCall {
  /** `GET /api/admin/bookings/{id}` */
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly isPublic: boolean;
}

/** The public calls of a service, by its `/openapi.json`. */
export async function publicCalls(address: string): Promise<string[]> {
  const calls = await describedCalls(address);
  return calls.flatMap(({ call, isPublic }) => (isPublic ? [call] : [])).sort();
}

/**
 * Tries every non-public call of a service without a session, and every write with a session from another
 * site. Returns how many were tried, and those that were not refused.
 */
export async function tryAsStranger(
  address: string,
  cookie: string,
): Promise<{ tried: number; letIn: string[] }> {
  const attempts = (await describedCalls(address)).flatMap(({ call, method, url, isPublic }) => [
    ...(isPublic ? [] : [{ call, method, url, headers: {}, refusal: 401 }]),
    ...(method === 'GET'
      ? []
      : [{ cookie, origin: 'https://evil.example' }, { cookie }].map((headers) => ({
          call,
          method,
          url,
          headers,
          refusal: 403,
        }))),
  ]);
  const letIn: string[] = [];
  for (const { call, method, url, headers, refusal } of attempts) {
    const { status } = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    if (status !== refusal) letIn.push(`${call} answered ${status}, not ${refusal}`);
  }
  return { tried: attempts.length, letIn };
}

async function describedCalls(address: string): Promise<DescribedCall[]> {
  const { paths } = v.parse(documentSchema, await (await fetch(`${address}/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { security }]) => ({
      call: `${name.toUpperCase()} ${path}`,
      method: name.toUpperCase(),
      url: address + path.replace(/\{\w+\}/g, 'some-id'),
      isPublic: security === undefined,
    })),
  );
}
