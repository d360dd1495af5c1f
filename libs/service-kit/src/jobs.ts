import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from './logger.ts';
import type { Notifications } from './messaging/notifications.ts';
import type { Running } from './shutdown.ts';

/** A job whose process crashed is restarted after one to two of these; pg-boss would wait for 15 minutes. */
const jobLeaseSeconds = 120;

/** A run starts nothing new after this share of its lease, so that it ends before another run may begin. */
const budgetMs = (jobLeaseSeconds * 1_000) / 2;

/** How often a queue is polled while notifications cannot be received. */
const pollSeconds = 10;
/** How often a queue is polled otherwise. Polling finds retries, and jobs that a crashed process left behind. */
const pollBesideNotificationsSeconds = 120;

const polling = {
  pollingIntervalSeconds: pollSeconds,
  notifyPollingIntervalSeconds: pollBesideNotificationsSeconds,
};

/** The queue in which pg-boss itself forwards what is due by its cron. */
const forwardingQueue = '__pgboss__send-it';

/** pg-boss's own upkeep, at rest most of what a service does. */
const upkeep = {
  // Forwarding is woken by notifications, as the jobs are. pg-boss allows no rarer polls.
  cronWorkerIntervalSeconds: 45,
  cronMonitorIntervalSeconds: 45,
  superviseIntervalSeconds: jobLeaseSeconds,
  monitorIntervalSeconds: jobLeaseSeconds,
  // Jobs do not depend on each other, and no queue is partitioned or changed while the service runs.
  flowIntervalSeconds: 3_600,
  bamIntervalSeconds: 3_600,
  queueCacheIntervalSeconds: 3_600,
};

/** The time that a run has. Work on a list checks it before each item. */
export interface JobBudget {
  hasTime(): boolean;
}

/** For a run without a time limit. */
export const unlimitedTime: JobBudget = { hasTime: () => true };

/** A budget of this many milliseconds from now on. */
export function timeBudget(ms: number): JobBudget {
  const end = performance.now() + ms;
  return { hasTime: () => performance.now() < end };
}

/** Scheduled work. Only one replica runs it at a time. Jobs with the same cron run one after the other. */
export interface ScheduledJob {
  readonly name: string;
  /** Five cron fields, in UTC. */
  readonly cron: string;
  /** Without a budget there is no time limit. */
  run(budget?: JobBudget): Promise<void>;
}

/** Runs scheduled jobs on pg-boss, in the service's own database. */
export async function startJobs(options: {
  pool: pg.Pool;
  notifications: Notifications;
  jobs: readonly ScheduledJob[];
  logger: Logger;
  /** Jobs of the same minute wait this long for each other. */
  longestTurnMs?: number;
}): Promise<Running> {
  const boss = new PgBoss({
    ...upkeep,
    db: {
      executeSql: oneByOne((text, values) => options.pool.query(text, values)),
      listen: (...subscription) => options.notifications.listen(...subscription),
    },
    useListenNotify: true,
  });
  boss.on('error', (error) => options.logger.warn({ err: error }, 'jobs'));
  const inTurn = startsInTurn(options.longestTurnMs ?? 2_000);
  await boss.start();
  await boss.updateQueue(forwardingQueue, { notify: true });
  const groups = Map.groupBy(options.jobs, ({ cron }) => cron);
  for (const [cron, jobs] of groups) {
    const queue = queueOf(cron);
    await boss.createQueue(queue, {
      policy: 'singleton',
      notify: true,
      retryLimit: 2,
      retryDelay: 5,
      expireInSeconds: jobLeaseSeconds,
    });
    await boss.work(queue, polling, () => inTurn(() => runAll(jobs, options.logger)));
    await boss.schedule(queue, cron);
  }
  await forgetOtherSchedules(boss, new Set([...groups.keys()].map(queueOf)));
  return { stop: async () => void (await boss.stop({ graceful: true, timeout: 3_000 })) };
}

/** The queue of all jobs with the same cron: `* * * * *` is `x.x.x.x.x`. One queue costs less at rest than one for each. */
export function queueOf(cron: string): string {
  return cron.replaceAll(' ', '.').replaceAll('*', 'x');
}

/** Runs jobs one after the other, each with its share of the time. One that fails does not stop the others. */
async function runAll(jobs: readonly ScheduledJob[], logger: Logger): Promise<void> {
  const failed: unknown[] = [];
  for (const job of jobs) {
    try {
      await job.run(timeBudget(budgetMs / jobs.length));
    } catch (error) {
      logger.error({ err: error, job: job.name }, 'job failed');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'jobs failed');
}

/** Schedules of an earlier version would queue jobs that nobody runs. */
async function forgetOtherSchedules(boss: PgBoss, own: ReadonlySet<string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!own.has(name)) await boss.unschedule(name);
}

/**
 * Starts each work when the one before it has ended, or has taken `longestMs`. Most jobs find nothing to do, and need
 * only one connection then.
 */
function startsInTurn(longestMs: number): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last;
    const result = turn.then(work);
    last = Promise.race([
      result.catch(() => undefined),
      turn.then(() => sleep(longestMs, undefined, { ref: false })),
    ]);
    return result;
  };
}

type ExecuteSql = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Polls of all queues come at the same time. Each of them on its own connection would open several each minute, which
 * costs more than the polls.
 */
function oneByOne(execute: ExecuteSql): ExecuteSql {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const result = last.then(() => execute(text, values));
    last = result.catch(() => undefined);
    return result;
  };
}
