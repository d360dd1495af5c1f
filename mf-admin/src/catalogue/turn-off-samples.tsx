import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { readSetup, type SampleOffer } from '@getaway/contracts/http/setup';
import { changeAddOnService, changePackage } from '@getaway/contracts/http/staff-catalogue';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../actions/use-mutation.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { sampleOffersByKind } from './sample-offers-in-words.ts';

// Each write is a part of the whole, so none has a toast of its own.
const packageTexts = { failed: 'Failed to update package', refresh: [] } as const;
const serviceTexts = { failed: 'Failed to update service', refresh: [] } as const;

/** Turns off every service and package of the sample that guests can still book, after a question. */
export function TurnOffSamples({ offers }: { offers: readonly SampleOffer[] }): ReactNode {
  const { data: services = [], mutate: readServices } = useQuery(listAddOnServices);
  const { data: packages = [], mutate: readPackages } = useQuery(listPackages);
  const { mutate: readProgress } = useQuery(readSetup);
  const { run: changeService } = useMutation(changeAddOnService, serviceTexts);
  const { run: changeBundle } = useMutation(changePackage, packageTexts);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSample = (kind: SampleOffer['kind'], name: string): boolean =>
    offers.some((offer) => offer.kind === kind && offer.name === name);
  const turnOff = async (): Promise<void> => {
    setBusy(true);
    // Packages first: a service that is off while a package sells it would be warned of.
    for (const { id, name, isActive } of packages)
      if (isActive && isSample('package', name))
        await changeBundle({ params: { id }, body: { isActive: false } });
    for (const { id, name, isActive } of services)
      if (isActive && isSample('service', name))
        await changeService({ params: { id }, body: { isActive: false } });
    await Promise.all([readServices(), readPackages(), readProgress()]);
    setBusy(false);
    setAsking(false);
  };
  if (offers.length < 2) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Turn Off All {offers.length} Samples
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Turn off everything from the sample?"
        confirm="Turn Off"
        pending={isBusy}
        onConfirm={() => void turnOff()}
        onCancel={() => setAsking(false)}
      >
        <p>Guests can no longer book any of these {offers.length}:</p>
        <ul>
          {sampleOffersByKind(offers).map(({ title, names }) => (
            <li key={title}>
              {title}: {names.join(', ')}
            </li>
          ))}
        </ul>
        <p>You can turn each of them on again in Services and Packages.</p>
      </ConfirmDialog>
    </>
  );
}
