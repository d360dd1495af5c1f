import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { listPricing } from '@getaway/contracts/http/pricing';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pathOf, valueAt } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { NumberField } from '../fields/field.ts';
import { refundNoticePath, specialNoticePath } from '../fields/money.ts';
import { elementOf, useForm } from './form-context.ts';
import styles from './form.module.css';
import { NumberControl } from './number-control.tsx';

/**
 * The notice around Valentine's Day. Guests read of those days where their notice or their price differs; where neither does,
 * the field is gone as well. While only the notice differs, one click makes it the same.
 */
export function SpecialNotice({ field }: { field: NumberField }): ReactNode {
  const { content, change, leave } = useForm();
  const { data: pricing } = useQuery(listPricing);
  const usual = shownAt(content, pathOf(refundNoticePath));
  const path = pathOf(specialNoticePath);
  const notice = valueAt(content, path) ?? field.fallback?.(content);
  const costsMore = pricing?.some(({ name, price }) => name.startsWith('valentine_') && Number(price) > 0);
  const [isOpen, setOpen] = useState(false);
  // A field that somebody types into stays, whatever they type.
  if (!isOpen && notice !== usual) setOpen(true);
  const unite = (): void => {
    flushSync(() => {
      change(path, usual);
      setOpen(false);
    });
    elementOf(pathOf(refundNoticePath))?.focus();
    leave();
  };
  const equal = (): void => {
    flushSync(() => change(path, usual));
    // The button goes with the difference.
    elementOf(path)?.focus();
    leave();
  };
  if (costsMore === false && notice === usual && !isOpen) return null;
  return (
    <>
      <NumberControl field={field} path={path} />
      {costsMore !== false && notice !== usual && (
        <p className={styles.hint}>
          <LinkButton small onClick={equal}>
            Same as on other days
          </LinkButton>
        </p>
      )}
      {costsMore === false && notice !== usual && (
        <p className={styles.hint} role="note">
          These nights cost nothing extra, but guests still read this rule.{' '}
          <LinkButton small onClick={unite}>
            Use one rule for all nights
          </LinkButton>
        </p>
      )}
    </>
  );
}
