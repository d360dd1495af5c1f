import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listAddOnServices, listPackages, type StayPackage } from '@getaway/contracts/http/catalogue';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { OfferDialog } from '../../catalogue/offer-dialog.tsx';
import { ItemList } from '../../ui/item-row.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { queryState } from '../../ui/query-state.ts';
import { useDialog, type OrNew } from '../../ui/use-dialog.ts';
import { DeletePackage } from './delete-package.tsx';
import { PackageRow } from './package-row.tsx';
import { usePackageForm } from './use-package-form.tsx';

export function PackagesPage(): ReactNode {
  const editing = useDialog<OrNew<StayPackage>>();
  const deleting = useDialog<StayPackage>();
  const state = queryState(useQuery(listPackages));
  const { data: services = [] } = useQuery(listAddOnServices);
  const form = usePackageForm();
  return (
    <>
      <PageHeading
        title="Package Management"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => editing.show('new')}>
            Add Package
          </Button>
        }
      />
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
