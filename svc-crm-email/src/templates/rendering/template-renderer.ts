import type { Property } from '@getaway/property';
import { Problem, ProblemError } from '@getaway/service-kit/problem';
import type { Running } from '@getaway/service-kit/shutdown';
import { startQuestionThreads } from '@getaway/service-kit/worker-thread/question-threads';
import type { WrittenEmail } from '../../delivery/email.rules.ts';
import type { TemplateSource } from '../template.rules.ts';
import { templateKilled, templateWaited } from './liquid.ts';
import type { TemplateFault, TemplateProgress } from './template-fields.ts';
import type { TemplateValues } from './variables.ts';

export interface UnfilledSubject {
  readonly subject: string;
  readonly values: TemplateValues;
}

export type TemplateQuestion =
  | { readonly ask: 'check'; readonly source: TemplateSource }
  | { readonly ask: 'render'; readonly source: TemplateSource; readonly values: TemplateValues }
  | { readonly ask: 'subjects'; readonly subjects: readonly UnfilledSubject[] };

/** The thread's answer. The fields besides `ok` depend on the request. */
export type TemplateAnswer =
  | { readonly ok: true; readonly email?: WrittenEmail; readonly subjects?: readonly string[] }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

export type CheckedTemplate =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

export type RenderedTemplate =
  | { readonly ok: true; readonly email: WrittenEmail }
  | {
      readonly ok: false;
      readonly faults: readonly TemplateFault[];
      /** It was stopped: another try on a less busy machine may succeed. */
      readonly wasKilled: boolean;
    };

/** The validating and rendering calls of one staff session. */
export interface StaffTemplates {
  /** All faults of all fields. */
  check(source: TemplateSource): Promise<CheckedTemplate>;
  /** Renders for staff, who wait for the result. */
  preview(source: TemplateSource, values: TemplateValues): Promise<RenderedTemplate>;
}

/**
 * Compiles and renders templates of staff outside the service's own thread, because MJML and LiquidJS can be
 * made to run for minutes. The email worker has its own thread, so that previews never delay an email. Staff
 * share several threads, which are ready as long as anyone uses them, since a new thread takes seconds to load
 * MJML; one session cannot occupy all of them.
 */
export interface TemplateRenderer extends Running {
  forStaff(session: string): StaffTemplates;
  /** Renders an email that is due. */
  render(source: TemplateSource, values: TemplateValues): Promise<RenderedTemplate>;
  /** Subjects as their guests would read them. One that cannot be rendered is unchanged. */
  subjects(unfilled: readonly UnfilledSubject[]): Promise<readonly string[]>;
}

/** MJML itself takes about 60 MB. */
const memory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };
/** Long enough that neither staff who work on templates nor a series of emails waits for a new thread. */
const idleMs = 10 * 60_000;
/** A template that was stopped is not run again for each of its guests. */
const stoppedForMs = 60_000;

const staffThreads = 3;
/** Previews wait this many times their own limit, because slow ones of the same session may be ahead. */
const previewsAhead = 10;

/** On a busy machine a template gets this many times its limit, so that it can use its processor time. */
const staffWaitLonger = 3;
const sendsWaitLonger = 10;

const siteIsBusy = new Problem('unavailable', {
  detail: 'The site is busy right now. Please try again in a moment.',
  retryAfterSeconds: 5,
});

/** `isReadyAhead`: threads stay ready after the first question, and staff have several. */
export function startTemplateRenderer(
  property: Property,
  timeoutMs: number,
  { isReadyAhead = true }: { isReadyAhead?: boolean } = {},
): TemplateRenderer {
  const threadOptions = {
    module: new URL('./template-renderer.worker.ts', import.meta.url),
    workerData: { property },
    memory,
  };
  const forStaff = startQuestionThreads<TemplateQuestion, TemplateAnswer, TemplateProgress>({
    ...threadOptions,
    ...(isReadyAhead ? { threads: staffThreads, perCaller: staffThreads - 1, idleMs } : {}),
    // The rest of `timeoutMs` is for the surrounding call.
    timeoutMs: timeoutMs * 0.75,
    longestMs: timeoutMs * staffWaitLonger,
    queueMs: timeoutMs * previewsAhead,
  });
  const forSends = startQuestionThreads<TemplateQuestion, TemplateAnswer, TemplateProgress>({
    ...threadOptions,
    ...(isReadyAhead ? { idleMs } : {}),
    timeoutMs,
    // No person waits for it.
    longestMs: timeoutMs * sendsWaitLonger,
  });
  const stopped = new Map<string, { until: number; killed: KilledTemplate }>();
  /** Concurrent identical requests share one answer. */
  const asked = new Map<string, Promise<TemplateAnswer | KilledTemplate>>();

  const askForStaff = async (
    question: TemplateQuestion,
    caller: string,
  ): Promise<TemplateAnswer | KilledTemplate> => {
    const outcome = await forStaff.ask(question, { caller });
    if (outcome.status === 'busy') throw new ProblemError(siteIsBusy);
    return outcome.status === 'killed' ? killedAt(outcome.at) : outcome.answer;
  };
  const askOnce = (question: TemplateQuestion, caller: string): Promise<TemplateAnswer | KilledTemplate> => {
    const key = JSON.stringify(question);
    const known = asked.get(key);
    if (known) return known;
    const answer = askForStaff(question, caller).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };

  return {
    forStaff: (session) => ({
      check: (source) => askOnce({ ask: 'check', source }, session),
      preview: async (source, values) => rendered(await askOnce({ ask: 'render', source, values }, session)),
    }),
    render: async (source, values) => {
      const key = JSON.stringify(source);
      const known = stopped.get(key);
      if (known && known.until > performance.now()) return known.killed;
      stopped.delete(key);
      const outcome = await forSends.ask({ ask: 'render', source, values });
      if (outcome.status === 'answered') return rendered(outcome.answer);
      if (outcome.status === 'busy') return stoppedAt({ field: 'htmlContent', faults: [] }, templateWaited);
      const killed = killedAt(outcome.at);
      stopped.set(key, { until: performance.now() + stoppedForMs, killed });
      return killed;
    },
    subjects: async (unfilled) => {
      if (unfilled.length === 0) return [];
      const outcome = await forStaff.ask(
        { ask: 'subjects', subjects: unfilled },
        { caller: 'subjects', queueMs: timeoutMs * 0.25 },
      );
      const filled = outcome.status === 'answered' && outcome.answer.ok ? outcome.answer.subjects : undefined;
      return filled ?? unfilled.map(({ subject }) => subject);
    },
    stop: async () => {
      await Promise.all([forStaff.stop(), forSends.stop()]);
    },
  };
}

interface KilledTemplate {
  readonly ok: false;
  readonly faults: readonly TemplateFault[];
  readonly wasKilled: true;
}

/** The thread reports its progress; MJML takes the longest. */
function killedAt(at: TemplateProgress = { field: 'htmlContent', faults: [] }): KilledTemplate {
  return stoppedAt(at, templateKilled);
}

function stoppedAt({ field, faults }: TemplateProgress, message: string): KilledTemplate {
  return { ok: false, faults: [...faults, { field, message }], wasKilled: true };
}

function rendered(answer: TemplateAnswer | KilledTemplate): RenderedTemplate {
  if (!answer.ok) return { wasKilled: false, ...answer };
  if (!answer.email) throw new Error('The thread rendered nothing');
  return { ok: true, email: answer.email };
}
