/** Why something was not done. Nothing was changed. */
export interface Refusal {
  readonly ok: false;
  readonly reason: string;
}

/** Carries a refusal out of a transaction, which rolls back. Each kind of refusal is a class of its own. */
export abstract class Refused<R extends Refusal> extends Error {
  readonly refusal: R;
  constructor(refusal: R) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** The outcome of `work`, or the refusal of this kind that ended it. Other errors are thrown on. */
export async function catchRefusal<T, R extends Refusal>(
  kind: new (refusal: R) => Refused<R>,
  work: Promise<T>,
): Promise<T | R> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof kind) return error.refusal;
    throw error;
  }
}
