import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { PromoRefusal } from '@getaway/contracts/http/promo-codes';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { CatalogueState } from '../add-ons/use-catalogue.ts';
import type { Availability } from '../dates/use-availability.ts';
import { invalidPromo } from '../draft/messages.ts';
import type { QuoteState } from '../draft/quote-state.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';

interface Facts {
  availability: Availability;
  catalogue: CatalogueState;
  quote: QuoteState;
  promo: BookingDraft['promo'];
}

/** Takes back what the server no longer offers: dates that are gone, services, a promotion code. */
export function useDraftUpkeep(
  { availability, catalogue, quote, promo }: Facts,
  dispatch: Dispatch<DraftAction>,
): void {
  const { toast } = useToast();
  const offered = catalogue.status === 'ready' ? catalogue.catalogue : undefined;
  const promoRefusal = quote.status === 'failed' ? quote.promoRefusal : undefined;
  const datesLost = availability.status === 'unavailable';

  useEffect(() => {
    if (datesLost) dispatch({ type: 'dates-lost' });
  }, [datesLost, dispatch]);

  useEffect(() => {
    if (offered) dispatch({ type: 'catalogue-read', ...offered });
  }, [offered, dispatch]);

  const refusePromo = useEffectEvent((refusal: PromoRefusal) => {
    dispatch({ type: 'promo-refused', code: promo?.code ?? '', refusal });
    toast(invalidPromo);
  });
  useEffect(() => {
    if (promoRefusal) refusePromo(promoRefusal);
  }, [promoRefusal]);
}
