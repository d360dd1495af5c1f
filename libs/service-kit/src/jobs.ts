import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from './logger.ts';
import type { Notifications } from './messaging/notifications.ts';
import type { Running } from './shutdown.ts';

/** A job whose process died is taken up again after this long; pg-boss would wait for 15 minutes. */
const jobLeaseSeconds = 120;

/** A run starts nothing new after this share of its lease: what it has begun ends before another run may begin. */
const budgetMs = (jobLeaseSeconds * 1_000) / 2;

/** How often a queue is polled while notifications cannot be received. */
const pollSeconds = 10;
/** A notification starts a run at once. Polling finds what was left by a process that died. */
const pollBesideNotificationsSeconds = 60;

const polling = {
  pollingIntervalSeconds: pollSeconds,
  notifyPollingIntervalSeconds: pollBesideNotificationsSeconds,
};

/** The time that a run has. Work that goes through a list asks before each item. */
export interface JobBudget {
  hasTime(): boolean;
}

/** For a run that nothing waits for. */
export const unlimitedTime: JobBudget = { hasTime: () => true };

/** A budget of so much time from now on. */
export function timeBudget(ms: number): JobBudget {
  const end = performance.now() + ms;
  return { hasTime: () => performance.now() < end };
}

/** Work that comes back on a schedule. One replica does it at a time. */
export interface ScheduledJob {
  readonly name: string;
  /** Five cron fields, in UTC. */
  readonly cron: string;
  /** Without a budget it has all the time that it needs. */
  run(budget?: JobBudget): Promise<void>;
}

/** Runs scheduled jobs on pg-boss, in the service's own database. */
export async function startJobs(options: {
  pool: pg.Pool;
  notifications: Notifications;
  jobs: readonly ScheduledJob[];
  logger: Logger;
}): Promise<Running> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => options.pool.query(text, values),
      listen: (...subscription) => options.notifications.listen(...subscription),
    },
    useListenNotify: true,
    cronWorkerIntervalSeconds: pollSeconds,
    // The service's jobs do not depend on each other.
    flowIntervalSeconds: 60,
  });
  boss.on('error', (error) => options.logger.warn({ err: error }, 'jobs'));
  await boss.start();
  for (const job of options.jobs) {
    await boss.createQueue(job.name, {
      policy: 'singleton',
      notify: true,
      retryLimit: 2,
      retryDelay: 5,
      expireInSeconds: jobLeaseSeconds,
    });
    // A queue that an older version created has no notifications yet.
    await boss.updateQueue(job.name, { notify: true });
    await boss.work(job.name, polling, async () => {
      try {
        await job.run(timeBudget(budgetMs));
      } catch (error) {
        options.logger.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
    });
    await boss.schedule(job.name, job.cron);
  }
  return { stop: async () => void (await boss.stop({ graceful: true, timeout: 3_000 })) };
}
