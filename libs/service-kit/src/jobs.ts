import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from './logger.ts';
import type { Notifications } from './messaging/notifications.ts';
import type { Running } from './shutdown.ts';

/** A job whose process crashed is restarted after this long; pg-boss would wait for 15 minutes. */
const jobLeaseSeconds = 120;

/** A run starts nothing new after this share of its lease, so that it ends before another run may begin. */
const budgetMs = (jobLeaseSeconds * 1_000) / 2;

/** How often a queue is polled while notifications cannot be received. */
const pollSeconds = 10;
/** How often a queue is polled otherwise. Polling finds jobs that a crashed process left behind. */
const pollBesideNotificationsSeconds = 60;

const polling = {
  pollingIntervalSeconds: pollSeconds,
  notifyPollingIntervalSeconds: pollBesideNotificationsSeconds,
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

/** Scheduled work. Only one replica runs it at a time. */
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
