import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatStay } from '@getaway/web-kit/format/dates';
import button from '@getaway/web-kit/button/button.module.css';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { property } from '../../property.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import type { LinkState } from './link-state.ts';

type NotOpen = Exclude<LinkState, { status: 'open' | 'loading' }>;

/** Why nothing can be paid here now, and what the guest can do. */
export function LinkNote({ state, onRetry }: { state: NotOpen; onRetry: () => void }): ReactNode {
  const { title, text } = wordsOf(state);
  const heading = useSeen<HTMLHeadingElement>(title);
  const isDone = state.status === 'paid' || state.status === 'received';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div role="status">
        <p>{text}</p>
      </div>
      {!isDone && <Contact />}
      {state.status === 'unanswered' ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : (
        <Link to="/" className={button.button}>
          Return Home
        </Link>
      )}
    </>
  );
}

function Contact(): ReactNode {
  const { email, phone } = property.contact;
  return (
    <p>
      Questions? Email <a href={`mailto:${email}`}>{email}</a> or call <PhoneLink phone={phone} />.
    </p>
  );
}

function wordsOf(state: NotOpen): { title: string; text: string } {
  switch (state.status) {
    case 'paid': {
      const { booking } = state;
      if (booking === null)
        return { title: 'All paid', text: 'This booking is paid. There’s nothing left to pay.' };
      const { checkInDate, checkOutDate, bookingReference } = booking;
      return {
        title: `Thank you, ${booking.firstName}. You’re all paid.`,
        text: `There’s nothing left to pay for your stay, ${formatStay(checkInDate, checkOutDate)} (${bookingReference}). We’ve emailed you the details.`,
      };
    }
    case 'received':
      return {
        title: 'Your payment went through',
        text: 'We’re confirming it now and will email you shortly. Please don’t pay again.',
      };
    case 'expired':
      return {
        title: 'This link has expired',
        text: 'You haven’t been charged. Ask us for a new link and we’ll send it right away.',
      };
    case 'withdrawn':
      return {
        title: 'This link no longer works',
        text: 'You haven’t been charged. If we sent you a newer link, please use that one. Otherwise, ask us for a new one.',
      };
    case 'ended':
      return {
        title: 'This booking has ended',
        text: 'It was canceled or wasn’t paid in time, so there’s nothing to pay. If you’ve just paid, we’ll refund you in full. Still want to come? We’d love to find you new dates.',
      };
    case 'unknown':
      return {
        title: 'This link doesn’t work',
        text: 'Part of it may be missing. Try opening it from your email again, or ask us for a new one.',
      };
    case 'too-many':
      return {
        title: 'Too many tries',
        text: 'Please wait 15 minutes, then open the link from your email again.',
      };
    case 'unanswered':
      return {
        title: 'We couldn’t reach our server',
        text: 'Please check your connection, then try again. You haven’t been charged.',
      };
    default:
      return state satisfies never;
  }
}
