import type { ReactNode } from 'react';
import { AimOutlined, EyeOutlined, MailOutlined, RiseOutlined } from '@ant-design/icons';
import { sequenceAnalytics, sequencesAnalytics } from '@getaway/contracts/http/email-sequences';
import type { Answer } from '@getaway/contracts/http/call';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { FigureCard, FigureRow } from '../../../ui/figure-card.tsx';
import { mapReady, queryState, type QueryState } from '../../../ui/query-state.ts';

type Analytics = Answer<typeof sequencesAnalytics>;

/** What came of the emails of all sequences. */
export function AnalyticsCards(): ReactNode {
  return <Cards sent="Total Sent" state={queryState(useQuery(sequencesAnalytics))} />;
}

/** What came of the emails of one. */
export function SequenceAnalyticsCards({ id }: { id: string }): ReactNode {
  return <Cards sent="Emails Sent" state={queryState(useQuery(sequenceAnalytics, { params: { id } }))} />;
}

function Cards({ sent, state }: { sent: string; state: QueryState<Analytics> }): ReactNode {
  const tracked = (rate: 'openRate' | 'clickRate'): QueryState<string> =>
    mapReady(state, (analytics) => (analytics.isTracking ? `${analytics[rate]}%` : 'Not tracked'));
  return (
    <FigureRow>
      <FigureCard
        label={sent}
        icon={<MailOutlined aria-hidden />}
        figure={mapReady(state, ({ totalSent }) => totalSent.toLocaleString('en-US'))}
      />
      <FigureCard label="Open Rate" icon={<EyeOutlined aria-hidden />} figure={tracked('openRate')} />
      <FigureCard label="Click Rate" icon={<AimOutlined aria-hidden />} figure={tracked('clickRate')} />
      <FigureCard
        label="Conversion"
        icon={<RiseOutlined aria-hidden />}
        figure={mapReady(state, ({ conversionRate }) => `${conversionRate}%`)}
      />
    </FigureRow>
  );
}
