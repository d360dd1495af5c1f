import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listAddOnServices, listPackages, type AddOnService } from '@getaway/contracts/http/catalogue';
import { exportAddOnServices } from '@getaway/contracts/http/staff-catalogue';
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
import { DeleteService } from './delete-service.tsx';
import { ServiceRow } from './service-row.tsx';
import { useServiceForm } from './use-service-form.tsx';

export function ServicesPage(): ReactNode {
  const editing = useDialog<OrNew<AddOnService>>();
  useNewFromAddress(() => editing.show('new'));
  const deleting = useDialog<AddOnService>();
  const state = queryState(useQuery(listAddOnServices));
  useEditFromAddress(state.status === 'ready' ? state.data : undefined, editing.show);
  const { data: packages = [] } = useQuery(listPackages);
  const form = useServiceForm();
  return (
    <>
      <PageHeading
        title="Add-on Services Management"
        subtitle="What guests can add to a stay, for a price. Changes are live as soon as you save them. What the house itself has is an amenity: see Website, Home Page."
        actions={
          <>
            <ExportButton
              read={(callForFile) => callForFile(exportAddOnServices, { query: {} })}
              name="services"
              done="The services have been saved as CSV."
            />
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => editing.show('new')}>
              Add Service
            </Button>
          </>
        }
      />
      <SampleOffersNote kind="service" />
      <Panel title="Add-on services" busy={state.status === 'loading'}>
        <QueryList state={state} failed="Couldn’t load add-on services" empty="No add-on services found">
          {(services) => (
            <ItemList label="Add-on services">
              {services.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  packages={packages}
                  onEdit={() => editing.show(service)}
                  onDelete={() => deleting.show(service)}
                />
              ))}
            </ItemList>
          )}
        </QueryList>
      </Panel>
      <OfferDialog dialog={editing} form={form} />
      <DeleteService dialog={deleting} />
    </>
  );
}
