import { useEffect, useState, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listCampaigns, type Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { DeliveryBanner } from '../../../email-words/delivery-banner.tsx';
import { houseZone } from '../../../format/house-zone.ts';
import { Empty } from '../../../ui/empty.tsx';
import { ItemList } from '../../../ui/item-row.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { mapReady, queryState } from '../../../ui/query-state.ts';
import { useDialog, type OrNew } from '../../../ui/use-dialog.ts';
import { useNewFromAddress } from '../../../ui/use-new-from-address.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignRow } from './campaign-row.tsx';
import { CancelCampaign, DeleteCampaign } from './end-campaign.tsx';
import { ResultsDialog } from './results-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { useNightEnd } from './use-night-end.ts';

const pageSize = 20;
/** While a campaign is on its way, its numbers change. */
const refreshMs = 3_000;

/** The campaigns, newest first. */
export function CampaignsTab(): ReactNode {
  const [page, setPage] = useState(1);
  const read = usePageQuery(listCampaigns, {
    query: { limit: String(pageSize), offset: String((page - 1) * pageSize) },
  });
  const writing = useDialog<OrNew<Campaign>>();
  useNewFromAddress(() => writing.show('new'));
  const testing = useDialog<Campaign>();
  const sending = useDialog<Campaign>();
  const canceling = useDialog<Campaign>();
  const deleting = useDialog<Campaign>();
  const reading = useDialog<Campaign>();
  const nightEnd = useNightEnd();
  const { data, mutate } = read;
  const isAtWork = data?.items.some(({ status }) => status === 'sending' || status === 'scheduled') ?? false;
  useEffect(() => {
    if (!isAtWork) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void mutate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isAtWork, mutate]);
  return (
    <>
      <DeliveryBanner isWatching={isAtWork} />
      <Panel
        title="Campaigns"
        level={2}
        note={`Emails to all subscribers, or to some of them. Times are at the house, in ${houseZone()}.`}
        busy={data === undefined}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => writing.show('new')}>
            Write Campaign
          </Button>
        }
      >
        <QueryList
          state={mapReady(queryState(read), ({ items }) => items)}
          failed="Couldn’t load campaigns"
          empty={
            <Empty title="No campaigns yet" hint="Write the first one: it’s a draft until you send it." />
          }
        >
          {(campaigns) => (
            <ItemList label="Campaigns">
              {campaigns.map((campaign) => (
                <CampaignRow
                  key={campaign.id}
                  campaign={campaign}
                  nightEnd={nightEnd}
                  onEdit={writing.show}
                  onTest={testing.show}
                  onSend={sending.show}
                  onCancel={canceling.show}
                  onDelete={deleting.show}
                  onResults={reading.show}
                />
              ))}
            </ItemList>
          )}
        </QueryList>
        <Pages of="campaigns" page={page} last={Math.ceil((data?.total ?? 0) / pageSize)} onPage={setPage} />
      </Panel>
      <CampaignDialog dialog={writing} />
      <TestDialog dialog={testing} />
      <SendDialog dialog={sending} />
      <CancelCampaign dialog={canceling} />
      <DeleteCampaign dialog={deleting} />
      <ResultsDialog dialog={reading} />
    </>
  );
}
