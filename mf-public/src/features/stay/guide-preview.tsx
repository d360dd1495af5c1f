import { useEffect, type ReactNode } from 'react';
import { readGuidePreview } from '@getaway/contracts/http/house-editing';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { callApi } from '@getaway/web-kit/api-client';
import { property } from '../../property.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { HouseGuide } from './house-guide.tsx';
import styles from './stay.module.css';

const scrolledTo = 'guide-preview';
const { checkIn, checkOut } = property;
const hours = `Check in from ${formatTimeOfDay(checkIn.time)}. Check out by ${formatTimeOfDay(checkOut.time)}.`;

/** The guide of the draft, for staff: guests see it on the page of their stay. */
export function GuidePreview(): ReactNode {
  const { state, retry } = useLoaded(() => callApi(readGuidePreview));
  const isLoaded = state.status === 'loaded';
  useEffect(() => (isLoaded ? keepScrolled() : undefined), [isLoaded]);
  if (state.status === 'loading') return <Loading>Loading the house guide…</Loading>;
  if (state.status === 'failed') return <LoadFailed what="the house guide" onTryAgain={retry} />;
  const { guide } = state.value;
  return (
    <div className={styles.preview}>
      {guide ? <HouseGuide guide={guide} hours={hours} /> : <p>Your house has no guide yet.</p>}
    </div>
  );
}

/** The back office loads the page again after each change. */
function keepScrolled(): () => void {
  window.scrollTo({ top: Number(sessionStorage.getItem(scrolledTo)) });
  const keep = (): void => sessionStorage.setItem(scrolledTo, String(window.scrollY));
  window.addEventListener('scroll', keep);
  return () => window.removeEventListener('scroll', keep);
}
