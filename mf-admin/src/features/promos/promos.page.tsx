import { useState, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDialog, type OrNew } from '../../ui/use-dialog.ts';
import { DeletePromo } from './delete-promo.tsx';
import { PromoDialog } from './promo-dialog.tsx';
import { PromoList } from './promo-list.tsx';
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
  const [source, setSource] = useState<Source>('staff');
  const editing = useDialog<OrNew<PromoCode>>();
  const deleting = useDialog<PromoCode>();
  return (
    <>
      <PageHeading
        title="Promotion Codes"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => editing.show('new')}>
            Add Promo Code
          </Button>
        }
      />
      <Panel
        title="Codes"
        note={notes[source]}
        actions={
          <Segmented<Source>
            name="source"
            aria-label="Codes shown"
            options={sources}
            value={source}
            onChange={setSource}
          />
        }
      >
        <PromoList key={source} source={source} onEdit={editing.show} onDelete={deleting.show} />
      </Panel>
      <PromoDialog dialog={editing} />
      <DeletePromo dialog={deleting} />
    </>
  );
}
