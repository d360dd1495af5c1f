import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import type { Night } from './schedule.rules.ts';

export interface AudienceDeps {
  readonly timeZone: string;
  readonly night: Night;
}

/**
 * The audience of a change: the emails that its preview showed, by the preview's token, or new guests only.
 * Without either, a change that would email a guest is refused.
 */
export interface AudienceRequest {
  readonly confirmed?: string | undefined;
  /** A dry run: the change is rolled back, and its audience is thrown as a `RolledBackChange`. */
  readonly isPreview?: boolean;
}

/** A rolled-back change, with the emails that it would have caused. */
export class RolledBackChange extends Error {
  readonly reason: 'preview' | 'audience-unconfirmed' | 'audience-changed';
  readonly audience: SequenceAudience;
  constructor(reason: RolledBackChange['reason'], audience: SequenceAudience) {
    super(`The change was rolled back: ${reason}`);
    this.reason = reason;
    this.audience = audience;
  }
}

export interface AudienceRefusal {
  readonly ok: false;
  readonly reason: 'audience-unconfirmed' | 'audience-changed';
  /** The emails that the change would cause now. */
  readonly audience: SequenceAudience;
}

export interface AudienceInput {
  readonly sequenceId: string;
  readonly request: AudienceRequest;
  readonly now: Date;
}

/** Runs a change as a dry run and returns its audience. A refusal of the change is returned unchanged. */
export async function previewAudience<Refusal>(
  change: (request: AudienceRequest) => Promise<Refusal>,
): Promise<SequenceAudience | Refusal> {
  try {
    return await change({ isPreview: true });
  } catch (error) {
    if (error instanceof RolledBackChange) return error.audience;
    throw error;
  }
}

/** The refusal of a change whose audience was not confirmed, or has changed since. */
export async function refusingOtherAudiences<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | AudienceRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RolledBackChange && error.reason !== 'preview')
      return { ok: false, reason: error.reason, audience: error.audience };
    throw error;
  }
}
