import { useCallback, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { exportPromoCodes } from '@getaway/contracts/http/staff-bookings';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDialog, type OrNew } from '../../ui/use-dialog.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { DeletePromo } from './delete-promo.tsx';
import { PromoDialog } from './promo-dialog.tsx';
import { PromoList } from './promo-list.tsx';
import { addressOf, readQuery, type PromoQuery } from './promo-query.ts';
import type { PromoCode } from './promo-words.ts';

type Source = PromoCode['source'];

const sources: { value: Source; label: string }[] = [
  { value: 'staff', label: 'Staff codes' },
  { value: 'newsletter', label: 'Newsletter codes' },
];

const notes: Record<Source, string> = {
  staff: 'Codes you create and share. Guests enter them on the payment page.',
  newsletter: 'Personal codes emailed to newsletter subscribers, one per address.',
};

export function PromosPage(): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  // Whatever else changes, one starts again at the first page.
  const change = useCallback(
    (changed: Partial<PromoQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), { replace: true }),
    [setParams],
  );
  const editing = useDialog<OrNew<PromoCode>>();
  useNewFromAddress(() => editing.show('new'));
  const deleting = useDialog<PromoCode>();
  return (
    <>
      <PageHeading
        title="Promotion Codes"
        actions={
          <>
            <ExportButton
              read={(callForFile) =>
                callForFile(exportPromoCodes, { query: { source: query.source, search: query.search } })
              }
              name="promo-codes"
              done="The codes have been saved as CSV."
            />
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => editing.show('new')}>
              Add Promo Code
            </Button>
          </>
        }
      />
      <Panel
        title="Codes"
        note={notes[query.source]}
        actions={
          <Segmented<Source>
            name="source"
            aria-label="Codes shown"
            options={sources}
            value={query.source}
            onChange={(source) => change({ source, search: '' })}
          />
        }
      >
        <PromoList
          key={query.source}
          query={query}
          onChange={change}
          onEdit={editing.show}
          onDelete={deleting.show}
        />
      </Panel>
      <PromoDialog dialog={editing} />
      <DeletePromo dialog={deleting} />
    </>
  );
}
