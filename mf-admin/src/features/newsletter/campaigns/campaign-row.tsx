import type { ReactNode } from 'react';
import { Button, Progress } from 'antd';
import {
  actOnCampaign,
  createCampaign,
  listCampaigns,
  readCampaign,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import { useMutation } from '../../../actions/use-mutation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ItemRow } from '../../../ui/item-row.tsx';
import { RowMenu, type RowAction } from '../../../ui/row-menu.tsx';
import { copyOfCampaign } from './campaign-values.ts';
import {
  audienceWords,
  hasGoneOut,
  progressWords,
  statusTones,
  statusWords,
  waitsForMorning,
  withVariableWords,
} from './campaign-words.ts';
import styles from './campaigns.module.css';

interface CampaignRowProps extends CampaignRowActions {
  readonly campaign: Campaign;
  /** The end of the night that it is at the house, when nothing is sent. */
  readonly nightEnd: string | undefined;
}

export interface CampaignRowActions {
  readonly onEdit: (campaign: Campaign) => void;
  readonly onTest: (campaign: Campaign) => void;
  readonly onSend: (campaign: Campaign) => void;
  readonly onCancel: (campaign: Campaign) => void;
  readonly onDelete: (campaign: Campaign) => void;
  readonly onResults: (campaign: Campaign) => void;
}

/** A campaign with the next thing to do as a button, and everything else in its menu. */
export function CampaignRow({ campaign, nightEnd, ...on }: CampaignRowProps): ReactNode {
  const { name, subject, status, progress } = campaign;
  const isWaiting = status === 'sending' && waitsForMorning(campaign, nightEnd);
  const isUnderWay = (status === 'sending' && !isWaiting) || status === 'paused';
  return (
    <ItemRow
      name={name}
      badges={
        // Nobody gets it before the morning.
        isWaiting ? (
          <Badge tone="blue">Waiting</Badge>
        ) : (
          <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
        )
      }
      dimmed={status === 'canceled'}
      actions={<Actions campaign={campaign} isWaiting={isWaiting} {...on} />}
    >
      <p className={styles.subject}>{withVariableWords(subject)}</p>
      <p className={styles.line}>
        {audienceWords(campaign)} · {progressWords(campaign, nightEnd, new Date())}
      </p>
      {isUnderWay && (
        <Progress
          aria-label={`Progress of ${name}`}
          percent={percentOf(progress)}
          size="small"
          status={status === 'sending' ? 'active' : 'normal'}
        />
      )}
    </ItemRow>
  );
}

function percentOf({ recipients, waiting }: Campaign['progress']): number {
  return recipients === 0 ? 0 : Math.floor(((recipients - waiting) / recipients) * 100);
}

function Actions({
  campaign,
  isWaiting,
  ...on
}: { campaign: Campaign; isWaiting: boolean } & CampaignRowActions): ReactNode {
  const { id, name, status } = campaign;
  const refresh = [listCampaigns, readCampaign];
  const pausing = useMutation(actOnCampaign, {
    done: isWaiting ? 'The campaign won’t start until you resume it' : 'Campaign paused',
    failed: 'Failed to pause the campaign',
    refresh,
  });
  const resuming = useMutation(actOnCampaign, {
    done: 'Campaign resumed',
    failed: 'Failed to resume the campaign',
    refresh,
  });
  const unscheduling = useMutation(actOnCampaign, {
    done: 'The campaign is a draft again',
    failed: 'Failed to change the campaign',
    refresh,
  });
  const duplicating = useMutation(createCampaign, {
    done: 'The copy is a draft',
    failed: 'Failed to duplicate the campaign',
    refresh,
  });
  const action = (
    key: string,
    label: string,
    run: (subject: Campaign) => void,
    danger = false,
  ): RowAction => ({
    key,
    label,
    danger,
    onPress: () => run(campaign),
  });
  const results = action('results', 'Results', on.onResults);
  const test = action('test', 'Send Test', on.onTest);
  const duplicate = action(
    'duplicate',
    'Duplicate',
    (subject) => void duplicating.run({ body: copyOfCampaign(subject) }),
  );
  const remove = action('delete', 'Delete', on.onDelete, true);
  const cancel = action('cancel', 'Cancel Campaign', on.onCancel, true);
  const menu = (actions: readonly RowAction[]): ReactNode => (
    <RowMenu label={`Actions for ${name}`} actions={actions} />
  );
  const button = (label: string, onClick: () => void, pending = false, isMain = false): ReactNode => (
    <Button
      type={isMain ? 'primary' : 'default'}
      loading={pending}
      aria-label={`${label} ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  switch (status) {
    case 'draft':
      return (
        <>
          {button('Send', () => on.onSend(campaign), false, true)}
          {button('Edit', () => on.onEdit(campaign))}
          {menu([test, duplicate, remove])}
        </>
      );
    case 'scheduled':
      return (
        <>
          {button(
            'Unschedule',
            () => void unscheduling.run({ params: { id, action: 'unschedule' } }),
            unscheduling.pending,
          )}
          {menu([test, duplicate, cancel])}
        </>
      );
    case 'sending':
      return (
        <>
          {button('Pause', () => void pausing.run({ params: { id, action: 'pause' } }), pausing.pending)}
          {menu([results, test, duplicate, cancel])}
        </>
      );
    case 'paused':
      return (
        <>
          {button(
            'Resume',
            () => void resuming.run({ params: { id, action: 'resume' } }),
            resuming.pending,
            true,
          )}
          {menu([results, test, duplicate, cancel])}
        </>
      );
    case 'sent':
    case 'canceled':
      // There is nothing to look at.
      if (status === 'canceled' && !hasGoneOut(campaign)) return menu([test, duplicate, remove]);
      return (
        <>
          {button('Results', () => on.onResults(campaign))}
          {menu([test, duplicate])}
        </>
      );
    default:
      return status satisfies never;
  }
}
