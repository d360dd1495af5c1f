import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import type { Alert } from './alert.ts';
import styles from './alerts.module.css';

/** Where alerts come from; each source waits and fails on its own. */
export interface AlertSource {
  readonly name: string;
  readonly state: QueryState<readonly Alert[]>;
  /** A link to all of them, when there are more than a few. */
  readonly all?: string;
}

const shown = 5;

/** What needs somebody. */
export function Alerts({ sources }: { sources: readonly AlertSource[] }): ReactNode {
  const loading = sources.some(({ state }) => state.status === 'loading');
  const isQuiet = sources.every(({ state }) => state.status === 'ready' && state.data.length === 0);
  return (
    <Panel title="Needs Attention" busy={loading}>
      {isQuiet && <p className={styles.quiet}>You’re all caught up.</p>}
      {sources.map((source) => (
        <Source key={source.name} source={source} />
      ))}
      {loading && (
        <div className={styles.waiting}>
          <Skeleton active title={false} paragraph={{ rows: 1 }} />
        </div>
      )}
    </Panel>
  );
}

function Source({ source: { name, state, all } }: { source: AlertSource }): ReactNode {
  switch (state.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <p className={styles.missing}>
          {name} couldn’t be checked.{' '}
          <Button type="link" size="small" onClick={state.retry}>
            Try Again
          </Button>
        </p>
      );
    case 'ready': {
      const alerts = state.data;
      if (alerts.length === 0) return null;
      return (
        <ul className={styles.source} aria-label={name}>
          {alerts.slice(0, shown).map((alert) => (
            <AlertRow key={alert.id} kind={name} alert={alert} />
          ))}
          {alerts.length > shown && (
            <li className={styles.more}>
              and {alerts.length - shown} more {all && <Link to={all}>Show All</Link>}
            </li>
          )}
        </ul>
      );
    }
    default:
      return state satisfies never;
  }
}

function AlertRow({ kind, alert: { title, detail, link } }: { kind: string; alert: Alert }): ReactNode {
  return (
    <li className={styles.alert}>
      <p className={styles.kind}>{kind}</p>
      <div className={styles.text}>
        <p className={styles.what}>{title}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      <Link to={link.to}>{link.label}</Link>
    </li>
  );
}
