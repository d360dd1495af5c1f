import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import field from '../../../ui/field.module.css';
import { focusWhenLost } from '../../../ui/focus-when-lost.ts';
import { promoRefusalWords, promoUnchecked } from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import notice from './notice.module.css';
import styles from './promo-card.module.css';
import { nameAndDiscount, type PromoCodeState } from './use-promo-code.ts';

interface PromoCardProps {
  draft: BookingDraft;
  promoCode: PromoCodeState;
  dispatch: (action: DraftAction) => void;
}

export function PromoCard({ draft, promoCode, dispatch }: PromoCardProps): ReactNode {
  const id = useId();
  const removal = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isApplied = draft.promo !== null;
  const wasApplied = useRef(isApplied);
  useEffect(() => {
    if (wasApplied.current === isApplied) return undefined;
    wasApplied.current = isApplied;
    // 'Apply' goes away with its field, and 'Remove' with the code.
    return focusWhenLost(() => (isApplied ? removal : input).current);
  }, [isApplied]);
  const { validating, unchecked, apply, remove } = promoCode;
  const { code: typed, refusal } = draft.typedPromo;
  const code = normalized(typed);
  const fault = refusal ? promoRefusalWords(refusal) : code === unchecked ? promoUnchecked : undefined;

  if (draft.promo) {
    return (
      <div className={`${notice.notice} ${styles.applied}`}>
        <p>
          <strong>{draft.promo.code}</strong> {nameAndDiscount(draft.promo)}
        </p>
        <Button ref={removal} look="quiet" size="small" onClick={remove}>
          Remove
        </Button>
      </div>
    );
  }

  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (code && !validating) void apply(code);
      }}
    >
      <label className={field.label} htmlFor={id}>
        Promotion code<span className={field.optional}> (optional)</span>
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name="promoCode"
          className={field.control}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => dispatch({ type: 'promo-typed', code: event.target.value.toUpperCase() })}
        />
        <Button type="submit" look="quiet" disabled={!code || validating} aria-busy={validating}>
          {validating ? 'Checking…' : 'Apply'}
        </Button>
      </div>
      {fault && (
        <p className={field.error} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </form>
  );
}

function normalized(code: string): string {
  return code.trim().toUpperCase();
}
