import { useEffect, type Dispatch } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { CatalogueState } from '../add-ons/use-catalogue.ts';
import type { Availability } from '../dates/use-availability.ts';
import { invalidPromo } from '../messages.ts';
import type { QuoteState } from '../quote/use-quote.ts';
import type { DraftAction } from './draft-reducer.ts';

interface Facts {
  availability: Availability;
  catalogue: CatalogueState;
  quote: QuoteState;
}

/** Takes back what the server no longer offers: dates that are gone, services, a promotion code. */
export function useDraftUpkeep(
  { availability, catalogue, quote }: Facts,
  dispatch: Dispatch<DraftAction>,
): void {
  const { toast } = useToast();
  const offered = catalogue.status === 'ready' ? catalogue.catalogue : undefined;
  const promoRefused = quote.status === 'failed' && quote.promoRefused;
  const datesLost = availability.status === 'unavailable';

  useEffect(() => {
    if (datesLost) dispatch({ type: 'dates-lost' });
  }, [datesLost, dispatch]);

  useEffect(() => {
    if (offered) dispatch({ type: 'catalogue-read', ...offered });
  }, [offered, dispatch]);

  useEffect(() => {
    if (!promoRefused) return;
    dispatch({ type: 'promo-removed' });
    toast(invalidPromo);
  }, [promoRefused, dispatch, toast]);
}
