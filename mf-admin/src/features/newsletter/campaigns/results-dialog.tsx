import { useState, type ReactNode } from 'react';
import { Skeleton, Switch } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import {
  exportRecipients,
  listCampaigns,
  previewCampaign,
  readCampaign,
  showCampaign,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailFrame } from '../../../ui/email-frame.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { audienceWords, progressWords } from './campaign-words.ts';
import { InboxLine } from './inbox-line.tsx';
import styles from './results-dialog.module.css';
import { withShare } from './share-words.ts';
import { useNightEnd } from './use-night-end.ts';

type Read = Answer<typeof readCampaign>;

/** What became of a campaign, and what it said. */
export function ResultsDialog({ dialog }: { dialog: DialogState<Campaign> }): ReactNode {
  const { open, subject, close } = dialog;
  return (
    <Dialog open={open} title={subject?.name} width={720} footer={null} onCancel={close} destroyOnHidden>
      {subject && <Results id={subject.id} />}
    </Dialog>
  );
}

function Results({ id }: { id: string }): ReactNode {
  const state = queryState(useQuery(readCampaign, { params: { id } }));
  const nightEnd = useNightEnd();
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the results" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <p>
            {audienceWords(state.data)}. {progressWords(state.data, nightEnd, new Date())}.
          </p>
          <Figures campaign={state.data} />
          {state.data.progress.recipients > 0 && (
            <ExportButton
              read={(callForFile) => callForFile(exportRecipients, { params: { id } })}
              name="campaign"
              done="The recipients have been saved as CSV."
            />
          )}
          {(state.data.status !== 'canceled' || state.data.progress.sent > 0) && (
            <OnWeb campaign={state.data} />
          )}
          <Letter campaign={state.data} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Figures({ campaign: { progress, results } }: { campaign: Read }): ReactNode {
  const delivered = progress.sent - results.bounced;
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Recipients" value={progress.recipients} />
        <Figure label="Sent" value={progress.sent} />
        <Figure label="Waiting" value={progress.waiting} />
        <Figure label="Failed" value={progress.failed} />
        <Figure label="Left out" value={progress.leftOut} />
        <Figure label="Bounced since" value={results.bounced} />
        <Figure label="Unsubscribed since" value={results.unsubscribed} of={delivered} />
        {results.opened !== null && <Figure label="Opened" value={results.opened} of={delivered} />}
        {results.clicked !== null && <Figure label="Clicked" value={results.clicked} of={delivered} />}
      </dl>
      {delivered > 0 && (
        <p className={styles.note}>
          Percentages are of the {delivered.toLocaleString('en-US')} that were sent and haven’t bounced.
          {results.opened !== null &&
            ' Programs that block pictures hide opens, and emails sent while tracking was off count as not opened.'}
        </p>
      )}
      {results.opened === null && (
        <p className={styles.note}>Opens and clicks aren’t counted: tracking is turned off.</p>
      )}
    </>
  );
}

interface FigureProps {
  label: string;
  value: number;
  /** What it is a share of, where that means something. */
  of?: number;
}

function Figure({ label, value, of = 0 }: FigureProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{withShare(value, of)}</dd>
    </div>
  );
}

function OnWeb({ campaign: { id, isOnWeb, webAddress } }: { campaign: Read }): ReactNode {
  const { run, pending } = useMutation(showCampaign, {
    failed: 'Failed to change the page on the web',
    refresh: [readCampaign, listCampaigns],
  });
  const [label] = useState(() => `on-web-${id}`);
  return (
    <p className={styles.web}>
      <Switch
        checked={isOnWeb}
        loading={pending}
        aria-labelledby={label}
        onChange={(checked) => void run({ params: { id }, body: { isOnWeb: checked } })}
      />
      <span id={label}>Show on the web</span>
      {isOnWeb && (
        <a href={webAddress} target="_blank" rel="noreferrer">
          Open the page
        </a>
      )}
    </p>
  );
}

/** As a sample subscriber got it. */
function Letter({ campaign: { subject, previewText, body, isOnWeb } }: { campaign: Read }): ReactNode {
  const state = queryState(useQuery(previewCampaign, { body: { subject, previewText, body, isOnWeb } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the email" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <InboxLine email={state.data} />
          <EmailFrame title={`Email: ${state.data.subject}`} html={state.data.html} view="pane" />
        </>
      );
    default:
      return state satisfies never;
  }
}
