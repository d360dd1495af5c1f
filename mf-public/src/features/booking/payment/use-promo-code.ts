import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { validatePromoCode } from '@getaway/contracts/http/promo-codes';
import { callApi } from '@getaway/web-kit/api-client';
import { formatAmount } from '@getaway/web-kit/format/money';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { invalidPromo } from '../draft/messages.ts';
import type { AppliedPromo, BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';

export interface PromoCodeState {
  validating: boolean;
  /** The code that could not be checked, as no answer came. */
  unchecked: string | undefined;
  apply: (code: string) => Promise<void>;
  remove: () => void;
}

/**
 * Applies and removes a promotion code; a code that does not hold clears the one before it. A code that came with an
 * email's link is applied without being asked for, and one that is for other nights again when the dates change.
 */
export function usePromoCode(
  { dates, typedPromo }: Pick<BookingDraft, 'dates' | 'typedPromo'>,
  dispatch: (action: DraftAction) => void,
): PromoCodeState {
  const { toast } = useToast();
  const [validating, setValidating] = useState(false);
  const [unchecked, setUnchecked] = useState<string>();

  const apply = async (code: string) => {
    setValidating(true);
    const answer = await askAboutPromo(code, dates).catch(() => undefined);
    setValidating(false);
    setUnchecked(answer ? undefined : code);
    if (!answer?.valid) {
      dispatch({ type: 'promo-refused', code, refusal: answer?.reason });
      toast(invalidPromo);
      return;
    }
    const { name, discountType, discountValue } = answer;
    const promo: AppliedPromo = { code: answer.code, name, discountType, discountValue };
    dispatch({ type: 'promo-applied', promo });
    toast({ title: 'Promotion Code Applied!', description: `${promo.name}: ${discountText(promo)}` });
  };

  const remove = () => {
    dispatch({ type: 'promo-removed' });
    toast({ title: 'Promotion Code Removed', description: 'Your discount has been removed.' });
  };

  const tried = useRef('');
  const applyByItself = useEffectEvent(() => void apply(typedPromo.code));
  const stay = dates.status === 'stay' ? `${dates.checkIn} ${dates.checkOut}` : '';
  const isForOtherNights = typedPromo.refusal === 'weekdays-only' && stay !== '';
  const attempt = `${typedPromo.code} ${stay}`;
  useEffect(() => {
    if (typedPromo.code === '' || attempt === tried.current) return;
    const isDue = typedPromo.fromLink === true || (isForOtherNights && tried.current !== '');
    if (typedPromo.refusal !== undefined || typedPromo.fromLink === true) tried.current = attempt;
    if (isDue) applyByItself();
  }, [attempt, typedPromo.code, typedPromo.fromLink, typedPromo.refusal, isForOtherNights]);

  return { validating, unchecked, apply, remove };
}

/** '$50 off' or '10% off'. */
export function discountText({ discountType, discountValue }: AppliedPromo): string {
  return discountType === 'fixed' ? `${formatAmount(discountValue)} off` : `${Number(discountValue)}% off`;
}

/** 'Midweek discount, $25 off'; a name that already says what it takes off, such as '10% off a first stay', stays alone. */
export function nameAndDiscount(promo: AppliedPromo): string {
  const discount = discountText(promo);
  return promo.name.includes(discount) ? promo.name : `${promo.name}, ${discount}`;
}

function askAboutPromo(
  code: string,
  dates: BookingDraft['dates'],
): Promise<Answer<typeof validatePromoCode>> {
  const stay = dates.status === 'stay' ? { checkInDate: dates.checkIn, checkOutDate: dates.checkOut } : {};
  return callApi(validatePromoCode, { body: { code, ...stay } });
}
