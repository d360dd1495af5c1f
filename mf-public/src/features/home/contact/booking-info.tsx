import type { ReactNode } from 'react';
import { checkInFact } from '@getaway/property/check-in-words';
import { cleaning, homeTexts } from '@getaway/property/house/home';
import { Link } from 'wouter';
import { hoursInWords } from '@getaway/kernel/money-rules';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import button from '@getaway/web-kit/button/button.module.css';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { property } from '../../../property.ts';
import styles from './contact.module.css';
import { housekeepingWords } from './housekeeping.ts';

const { sleeps, bedrooms, beds, bathrooms, checkOut, policies } = property;
const housekeeping = housekeepingWords(
  homeTexts.amenities.list.map(({ label }) => label),
  { cleaning, cleaningFee: policies.money.cleaningFee },
);

const facts: readonly { icon: IconName; label: string; value: string }[] = [
  { icon: 'place', label: 'Location', value: homeTexts.contact.location },
  { icon: 'guests', label: 'Accommodates', value: count(sleeps, 'guest') },
  { icon: 'bed', label: 'Rooms', value: `${count(bedrooms, 'bedroom')}, ${count(beds, 'bed')}` },
  { icon: 'bath', label: 'Bathrooms', value: count(bathrooms, 'bathroom') },
  { icon: 'clock', label: 'Check-in', value: unbroken(checkInFact(property)) },
  { icon: 'clock', label: 'Check-out', value: formatTimeOfDay(checkOut.time) },
  ...(housekeeping ? [{ icon: 'sparkle', label: 'Housekeeping', value: housekeeping } as const] : []),
  { icon: 'lock', label: 'Payment', value: payment() },
  { icon: 'check', label: 'Cancellation', value: cancellation() },
];

/** The facts that a guest asks for before booking. */
export function BookingInfo(): ReactNode {
  return (
    <div className={styles.info}>
      <h3>Good to know</h3>
      <dl className={styles.facts}>
        {facts.map(({ icon, label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/booking" className={button.button}>
        Check Dates and Book
      </Link>
    </div>
  );
}

/** Keeps `8:00 PM` on one line. */
function unbroken(times: string): string {
  return times.replaceAll(/ (?=[AP]M)/g, '\u00A0');
}

function payment(): string {
  const byCard = 'By card, encrypted: we never see your card number';
  const others = property.paymentHandles.map(({ service }) => service).join(' or ');
  return others ? `${byCard}. Also by ${others}` : byCard;
}

/** Both rules of the house; its terms have them in full. */
function cancellation(): string {
  const { refundNoticeHours, specialNoticeHours } = policies.money;
  const usual = `Full refund up to ${hoursInWords(refundNoticeHours)} before check-in`;
  const isSame = specialNoticeHours === refundNoticeHours;
  return isSame ? usual : `${usual}, ${hoursInWords(specialNoticeHours)} around Valentine’s Day`;
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
