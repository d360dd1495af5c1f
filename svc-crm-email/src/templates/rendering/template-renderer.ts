import type { Property } from '@getaway/property';
import { Problem, ProblemError } from '@getaway/service-kit/problem';
import type { Running } from '@getaway/service-kit/shutdown';
import { startQuestionThreads } from '@getaway/service-kit/worker-thread/question-threads';
import type { WrittenEmail } from '../../delivery/email.rules.ts';
import { templateKilled, templateWaited } from './liquid.ts';
import type { TemplateFault, TemplateField, TemplateSource } from './template-fields.ts';
import type { TemplateValues } from './variables.ts';

export interface UnfilledSubject {
  readonly subject: string;
  readonly values: TemplateValues;
}

export type TemplateQuestion =
  | { readonly ask: 'check'; readonly source: TemplateSource }
  | { readonly ask: 'render'; readonly source: TemplateSource; readonly values: TemplateValues }
  | { readonly ask: 'subjects'; readonly subjects: readonly UnfilledSubject[] };

/** What the thread answers. The fields beside `ok` depend on what was asked. */
export type TemplateAnswer =
  | { readonly ok: true; readonly mail?: WrittenEmail; readonly subjects?: readonly string[] }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

export type CheckedTemplate =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

export type RenderedTemplate =
  | { readonly ok: true; readonly mail: WrittenEmail }
  | {
      readonly ok: false;
      readonly faults: readonly TemplateFault[];
      /** It was stopped: another try, on a machine that is less busy, may succeed. */
      readonly wasKilled: boolean;
    };

/** What one session of staff may have checked and rendered. */
export interface StaffTemplates {
  /** All faults of all fields. */
  check(source: TemplateSource): Promise<CheckedTemplate>;
  /** Renders for staff, who wait for it. */
  preview(source: TemplateSource, values: TemplateValues): Promise<RenderedTemplate>;
}

/**
 * Compiles and fills in what staff write, away from the service's own thread: MJML and LiquidJS can be made to run for
 * minutes. The mail worker has a thread of its own, so that trying out a template never delays an email. Staff share some,
 * which are always ready, since a new thread takes seconds to load MJML; one session leaves a thread to the others.
 */
export interface TemplateRenderer extends Running {
  forStaff(session: string): StaffTemplates;
  /** Renders an email that is due. */
  render(source: TemplateSource, values: TemplateValues): Promise<RenderedTemplate>;
  /** Subjects as their guests would read them; one that cannot be filled in stays as it is. */
  subjects(unfilled: readonly UnfilledSubject[]): Promise<readonly string[]>;
}

/** MJML itself takes about 60 MB. */
const memory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };
const warmAfterMs = 10_000;
/** A template that was stopped is not started again for every guest it is due for. */
const stoppedForMs = 60_000;

const staffThreads = 3;
/** Previews wait so many times the time of one: slow ones of the same session may be before them. */
const previewsAhead = 10;

const sendsAreSlower = 10;

const siteIsBusy = new Problem('unavailable', {
  detail: 'The site is busy right now. Please try again in a moment.',
  retryAfterSeconds: 5,
});

/** `isReadyAhead`: threads are started before they are needed, and staff have several. */
export function startTemplateRenderer(
  property: Property,
  timeoutMs: number,
  { isReadyAhead = true }: { isReadyAhead?: boolean } = {},
): TemplateRenderer {
  const threadOptions = {
    module: new URL('./template-renderer.worker.ts', import.meta.url),
    workerData: { property },
    memory,
    ...(isReadyAhead ? { warmAfterMs } : {}),
  };
  const forStaff = startQuestionThreads<TemplateQuestion, TemplateAnswer>({
    ...threadOptions,
    ...(isReadyAhead ? { threads: staffThreads, perCaller: staffThreads - 1 } : {}),
    // What is left of `timeoutMs` goes into the call around it.
    timeoutMs: timeoutMs * 0.75,
    queueMs: timeoutMs * previewsAhead,
  });
  const forSends = startQuestionThreads<TemplateQuestion, TemplateAnswer>({
    ...threadOptions,
    timeoutMs,
    // Nobody waits for it: on a busy machine it is given the time that it needs.
    longestMs: timeoutMs * sendsAreSlower,
  });
  const stopped = new Map<string, { until: number; killed: KilledTemplate }>();
  /** The same question is answered once to all who wait for it. */
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
      if (outcome.status === 'busy') return stoppedAt('htmlContent', templateWaited);
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

/** The thread names the field that it is at; MJML takes the longest. */
function killedAt(at: string | undefined): KilledTemplate {
  const field = templateFields.find((name) => name === at) ?? 'htmlContent';
  return stoppedAt(field, templateKilled);
}

function stoppedAt(field: TemplateField, message: string): KilledTemplate {
  return { ok: false, faults: [{ field, message }], wasKilled: true };
}

const templateFields: readonly TemplateField[] = ['subject', 'htmlContent', 'textContent'];

function rendered(answer: TemplateAnswer | KilledTemplate): RenderedTemplate {
  if (!answer.ok) return { wasKilled: false, ...answer };
  if (!answer.mail) throw new Error('The thread rendered nothing');
  return { ok: true, mail: answer.mail };
}
