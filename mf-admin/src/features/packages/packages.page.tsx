import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { listAddOnServices, listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { exportPackages } from '@getaway/contracts/http/staff-catalogue';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { OfferDialog } from '../../catalogue/offer-dialog.tsx';
import { SampleOffersNote } from '../../catalogue/sample-offers-note.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ItemList } from '../../ui/item-row.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { queryState } from '../../ui/query-state.ts';
import { useDialog, type OrNew } from '../../ui/use-dialog.ts';
import { useEditFromAddress } from '../../ui/use-edit-from-address.ts';
import { useNewFromAddress } from '../../ui/use-new-from-address.ts';
import { DeletePackage } from './delete-package.tsx';
import { PackageRow } from './package-row.tsx';
import { claimNote } from './saving-notes.ts';
import { usePackageForm } from './use-package-form.tsx';

export function PackagesPage(): ReactNode {
  const editing = useDialog<OrNew<StayPackage>>();
  useNewFromAddress(() => editing.show('new'));
  const deleting = useDialog<StayPackage>();
  const state = queryState(useQuery(listPackages));
  useEditFromAddress(state.status === 'ready' ? state.data : undefined, editing.show);
  const { data: services = [] } = useQuery(listAddOnServices);
  const { data: house } = useQuery(readHouseDraft);
  const form = usePackageForm();
  const note =
    state.status === 'ready' && services.length > 0 && house
      ? claimNote(house.published.content, state.data, services)
      : undefined;
  return (
    <>
      <PageHeading
        title="Package Management"
        subtitle="Services that guests book together. Changes are live as soon as you save them."
        actions={
          <>
            <ExportButton
              read={(callForFile) => callForFile(exportPackages, { query: {} })}
              name="packages"
              done="The packages have been saved as CSV."
            />
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => editing.show('new')}>
              Add Package
            </Button>
          </>
        }
      />
      <SampleOffersNote kind="package" />
      {note !== undefined && <Alert type="warning" showIcon title={note} />}
      <Panel title="Packages" busy={state.status === 'loading'}>
        <QueryList state={state} failed="Couldn’t load packages" empty="No packages found">
          {(packages) => (
            <ItemList label="Packages">
              {packages.map((bundle) => (
                <PackageRow
                  key={bundle.id}
                  bundle={bundle}
                  included={services.filter(({ id }) => bundle.serviceIds.includes(id))}
                  onEdit={() => editing.show(bundle)}
                  onDelete={() => deleting.show(bundle)}
                />
              ))}
            </ItemList>
          )}
        </QueryList>
      </Panel>
      <OfferDialog dialog={editing} form={form} />
      <DeletePackage dialog={deleting} />
    </>
  );
}
