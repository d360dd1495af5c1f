import { useState } from 'react';
import { validatePromoCode } from '@getaway/contracts/http/promo-codes';
import { callApi } from '@getaway/web-kit/api-client';
import { formatAmount } from '@getaway/web-kit/format/money';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { invalidPromo } from '../messages.ts';
import type { AppliedPromo, BookingDraft } from '../wizard/booking-draft.ts';
import type { DraftAction } from '../wizard/draft-reducer.ts';

interface PromoCode {
  validating: boolean;
  apply: (code: string) => Promise<void>;
  remove: () => void;
}

/** Applies and removes a promotion code; a code that does not hold clears the one before it. */
export function usePromoCode(
  dates: BookingDraft['dates'],
  dispatch: (action: DraftAction) => void,
): PromoCode {
  const { toast } = useToast();
  const [validating, setValidating] = useState(false);

  const apply = async (code: string) => {
    setValidating(true);
    const promo = await validPromo(code, dates).catch(() => undefined);
    setValidating(false);
    if (!promo) {
      dispatch({ type: 'promo-removed' });
      toast(invalidPromo);
      return;
    }
    dispatch({ type: 'promo-applied', promo });
    toast({ title: 'Promotion Code Applied!', description: `${promo.name}: ${discountText(promo)}` });
  };

  const remove = () => {
    dispatch({ type: 'promo-removed' });
    toast({ title: 'Promotion Code Removed', description: 'Your discount has been removed.' });
  };

  return { validating, apply, remove };
}

/** '$50 off' or '10% off'. */
export function discountText({ discountType, discountValue }: AppliedPromo): string {
  return discountType === 'fixed' ? `${formatAmount(discountValue)} off` : `${Number(discountValue)}% off`;
}

async function validPromo(code: string, dates: BookingDraft['dates']): Promise<AppliedPromo | undefined> {
  const stay = dates.status === 'stay' ? { checkInDate: dates.arrival, checkOutDate: dates.departure } : {};
  const answer = await callApi(validatePromoCode, { body: { code, ...stay } });
  if (!answer.valid) return undefined;
  const { name, discountType, discountValue } = answer;
  return { code: answer.code, name, discountType, discountValue };
}
