import type { StayView } from '@getaway/contracts/http/stay';
import { checkInMoment } from '@getaway/kernel/arrival';
import { dateInZone, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars } from '@getaway/kernel/money';
import { refundDays } from '@getaway/kernel/money-rules';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatInstant } from '@getaway/kernel/format-instant';
import { formatDay } from '@getaway/web-kit/format/dates';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { property } from '../../property.ts';

const { timeZone } = property;

/** How far away the stay is, in the house's days; undefined when it won't happen or is over. */
export function daysToGo(view: StayView, now: Date): string | undefined {
  if (view.ended !== null || view.status === 'cancelled' || view.status === 'completed') return undefined;
  const days = daysBetween(dateInZone(now, timeZone), view.checkInDate);
  if (days > 1) return `${days} days to go`;
  if (days === 1) return 'One day to go';
  if (now < new Date(view.checkInAt)) return 'Today’s the day';
  return now < new Date(view.checkOutAt) ? 'Welcome' : undefined;
}

/** Whether the house and the guest settle the payment themselves: then the page knows of none, and not whether there was one. */
export function isArranged({ status, money }: Pick<StayView, 'status' | 'money'>): boolean {
  const { total, paid, balance } = money;
  return status === 'confirmed' && isPositive(total) && !isPositive(paid) && !isPositive(balance);
}

/** Why a cancellation returns nothing where no payment is recorded. */
export function nothingPaidWords(view: Pick<StayView, 'status' | 'money'>): string {
  if (!isPositive(view.money.total)) return 'There’s nothing to refund';
  return isArranged(view) ? 'We arrange any refund with you directly' : 'You haven’t paid anything yet';
}

type StayHours = Pick<StayView, 'checkInDate' | 'checkInTime' | 'opensAt' | 'checkOutDate' | 'checkOutTime'>;

export interface NextStep {
  readonly title: string;
  readonly text: string;
  /** Whether the step links to the place on the page where the guest can pay. */
  readonly isPayment?: boolean;
}

/** What happens next, in the order in which it does. */
export function nextSteps(view: StayView, now: Date): NextStep[] {
  if (view.ended?.by === 'deadline') return [expired];
  switch (view.status) {
    case 'pending':
    case 'pending_payment':
      return [payFirst(view), { ...confirmation, title: 'Get your confirmation' }, arrival(view, now)];
    case 'confirmed':
      if (hasLeft(view, now)) return farewell(view);
      return now < new Date(view.checkInAt) ? beforeArrival(view, now) : [departure(view, now)];
    case 'completed':
      return farewell(view);
    case 'cancelled':
      return refundsOf(view);
    default:
      return view.status satisfies never;
  }
}

/** Whether the stay took place. It is marked as completed some time after check-out. */
export function hasLeft({ status, checkOutAt }: Pick<StayView, 'status' | 'checkOutAt'>, now: Date): boolean {
  return status === 'completed' || (status === 'confirmed' && now >= new Date(checkOutAt));
}

function farewell({ documents }: StayView): NextStep[] {
  const kept = documents.length > 0 ? ' Your documents stay on this page.' : '';
  return [{ title: 'Come back soon', text: `We’d love to have you again.${kept}` }];
}

const confirmation = {
  text: 'As soon as your payment is in, we confirm your stay by email and on this page.',
};

function payFirst({ bookingReference, keptUntil, canPay, money, status }: StayView): NextStep {
  const until = keptUntil ? ` We’re holding your dates until ${formatInstant(keptUntil, timeZone)}.` : '';
  const accounts = property.paymentHandles
    .map(({ service, handle }) => `${handle} on ${service}`)
    .join(' or ');
  const how =
    status === 'pending_payment' && accounts !== ''
      ? `by card here, or send ${formatTotal(money.balance)} to ${accounts}, with ${bookingReference} in the note`
      : 'by card here';
  return {
    title: 'Pay for your stay',
    text: (canPay.allowed ? `Pay ${how}.` : (canPay.whyNot ?? 'Your payment is on its way.')) + until,
    isPayment: canPay.allowed,
  };
}

function beforeArrival(view: StayView, now: Date): NextStep[] {
  const { entryCode, canAddExtras, money, canPay } = view;
  return [
    ...(isArranged(view)
      ? [
          {
            title: 'Arrange your payment',
            text: 'You’re paying us directly, not on this page. Not sure how? Write to us below.',
          },
        ]
      : []),
    ...(isPositive(money.balance) && canPay.allowed
      ? [
          {
            title: 'Pay the balance',
            text: `${formatTotal(money.balance)} is left to pay. You can pay it by card here.`,
            isPayment: true,
          },
        ]
      : []),
    ...(canAddExtras.allowed
      ? [
          {
            title: 'Make it special',
            text: `Add something special to your stay ${
              canAddExtras.until ? `until ${formatInstant(canAddExtras.until, timeZone)}` : 'below'
            }.`,
          },
        ]
      : []),
    ...(entryCode.instructions ? [] : [entryStep(entryCode)]),
    arrival(view, now),
  ];
}

function entryStep({ code, from, instructions }: StayView['entryCode']): NextStep {
  if (code)
    return {
      title: 'Use your entry code',
      text: 'It opens the front door, and stays on this page until you check out.',
    };
  return {
    title: instructions === null ? 'How you get in' : 'Get your entry code',
    text: `It’s in your confirmation email, and on this page from ${formatInstant(from, timeZone)}.`,
  };
}

function arrival(view: StayView, now: Date): NextStep {
  return { title: 'Arrive', text: `${hoursWords(view, now)}${earlierWords(view)}` };
}

/** What a guest who has paid for an earlier check-in and not chosen it can do. */
function earlierWords({ opensAt, checkInTime, canChangeDetails }: StayView): string {
  if (opensAt === null || opensAt >= checkInTime || !canChangeDetails.allowed) return '';
  return ' Choose your time under Guests, times, and requests.';
}

function departure(view: StayView, now: Date): NextStep {
  return { title: 'Leave without a rush', text: checkOutWords(view, now) };
}

/** The hours of this stay, also where others than usual were agreed; with the days as seen from `now`, if given. */
export function hoursWords(view: StayHours, now?: Date): string {
  return `${checkInWords(view, now)} ${checkOutWords(view, now)}`;
}

function checkInWords(view: StayHours, now: Date | undefined): string {
  return `Check in ${checkInMoment(view, property.checkIn.time)} ${dayFrom(now, view.checkInDate)}.`;
}

function checkOutWords({ checkOutDate, checkOutTime }: StayHours, now: Date | undefined): string {
  return `Check out by ${formatTimeOfDay(checkOutTime)} ${dayFrom(now, checkOutDate)}.`;
}

/** A day as the house would say it: 'today', 'tomorrow', or 'on Fri, Mar 5'. */
function dayFrom(now: Date | undefined, day: CalendarDate): string {
  const days = now && daysBetween(dateInZone(now, timeZone), day);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${formatDay(day)}`;
}

const expired: NextStep = {
  title: 'Your reservation has expired',
  text: 'Your payment didn’t reach us in time, so we no longer hold your dates. If they’re still available, you can book them again. If you have paid, please write to us below.',
};

/** What goes back after a cancellation, by card and by the house. */
function refundsOf({ money, entries, ended }: StayView): NextStep[] {
  const steps: NextStep[] = [];
  if (isPositive(money.onItsWay))
    steps.push({
      title: 'Your refund is on its way',
      text: `${formatTotal(money.onItsWay)} is on its way back to your card. Banks can take ${refundDays}.`,
    });
  if (ended && isPositive(ended.toReturn))
    steps.push({
      title: 'We owe you a refund',
      text: `We’ll send ${formatTotal(ended.toReturn)} back the way you paid. You’ll see it here as soon as we have.`,
    });
  // What the house returns of its own cancellation is its decision, which the page does not know.
  if (ended?.by === 'house' && centsKept(money) > 0)
    steps.push({
      title: 'Your payment',
      text: `We received ${formatTotal(money.paid)} ${
        isPositive(money.returned)
          ? `and have returned ${formatTotal(money.returned)} so far. If you have a question about the rest`
          : 'for this stay. If you have a question about your refund'
      }, please write to us below.`,
    });
  if (steps.length > 0) return steps;
  if (entries.some(({ kind }) => kind === 'refund'))
    return [{ title: 'You’ve been refunded', text: 'You can see the refund under Price and payments.' }];
  return [
    {
      title: 'Come another time',
      text: `This booking was canceled. If you still want to come, we’d love to find you new dates.${
        isPositive(money.total) && !isPositive(money.paid)
          ? ' If you’ve already paid us, please write to us below.'
          : ''
      }`,
    },
  ];
}

/** What the house has of the guest's money, without refunds that are under way. */
function centsKept({ paid, returned, onItsWay }: StayView['money']): number {
  return centsFromDollars(paid) - centsFromDollars(returned) - centsFromDollars(onItsWay);
}
