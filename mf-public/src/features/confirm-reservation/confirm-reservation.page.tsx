import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Answer } from '@getaway/contracts/http/call';
import {
  confirmReservationRequest,
  viewReservationRequest,
} from '@getaway/contracts/http/reservation-requests';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { formatInstant } from '@getaway/kernel/format-instant';
import { formatStay } from '@getaway/web-kit/format/dates';
import { formatTotal } from '@getaway/web-kit/format/money';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { Button } from '@getaway/web-kit/button/button.tsx';
import button from '@getaway/web-kit/button/button.module.css';
import { Loading } from '../../ui/loading.tsx';
import styles from './confirm-reservation.module.css';

type Request = Answer<typeof viewReservationRequest>;
type Reservation = Answer<typeof confirmReservationRequest>;

type State =
  | { status: 'loading' }
  | { status: 'asking'; token: string; request: Request; busy: boolean }
  | { status: 'reserved'; reservation: Reservation }
  /** Guests may choose other dates, unless their reservation is made already. */
  | { status: 'refused'; title: string; text: string; isReserved?: boolean }
  /** No answer came. Reading the link again says whether the reservation was made. */
  | { status: 'unanswered' };

const unknownLink: State = {
  status: 'refused',
  title: 'This link doesn’t work',
  text: 'Part of it may be missing. Try opening it from your email again, or start over with your dates.',
};

/** The page behind the link in a confirmation email: reading it reserves nothing, its button does. */
export function ConfirmReservationPage(): ReactNode {
  const [state, setState] = useState<State>({ status: 'loading' });

  useEffect(() => read(setState), []);

  const retry = () => {
    setState({ status: 'loading' });
    read(setState);
  };

  const confirm = async (token: string, request: Request) => {
    setState({ status: 'asking', token, request, busy: true });
    try {
      setState({
        status: 'reserved',
        reservation: await callApi(confirmReservationRequest, { body: { token } }),
      });
    } catch (error) {
      setState(refusalOf(error));
    }
  };

  return (
    <section className={styles.page} aria-live="polite">
      <PageHead
        title="Confirm your reservation"
        description="Confirm the reservation you asked for by email."
        hidden
      />
      <Content state={state} onConfirm={confirm} onRetry={retry} />
    </section>
  );
}

function read(onRead: (state: State) => void): void {
  const token = location.hash.slice(1);
  callApi(viewReservationRequest, { body: { token } }).then(
    (request) => onRead(stateOf(request, token)),
    (error: unknown) => onRead(refusalOf(error)),
  );
}

function Content(props: {
  state: State;
  onRetry: () => void;
  onConfirm: (token: string, request: Request) => Promise<void>;
}): ReactNode {
  const { state, onConfirm, onRetry } = props;
  switch (state.status) {
    case 'loading':
      return <Loading>Loading your reservation…</Loading>;
    case 'asking': {
      const { firstName, checkInDate, checkOutDate, total } = state.request;
      return (
        <>
          <h1>{firstName}, confirm your reservation</h1>
          <p className={styles.stay}>
            {formatStay(checkInDate, checkOutDate)} · {formatTotal(total)}
          </p>
          <p>
            Your dates aren’t reserved yet. Confirm below and we’ll reserve them if they’re still available.
          </p>
          <Button disabled={state.busy} onClick={() => void onConfirm(state.token, state.request)}>
            {state.busy ? 'Confirming…' : 'Confirm my reservation'}
          </Button>
        </>
      );
    }
    case 'reserved': {
      const { bookingReference, paymentDueAt, total } = state.reservation;
      return (
        <>
          <h1>Booking Reserved!</h1>
          <p>
            Your reference is <strong>{bookingReference}</strong>.
            {paymentDueAt !== null && (
              <>
                {' '}
                Please send {formatTotal(total)} with your reference by{' '}
                {formatInstant(paymentDueAt, property.timeZone)}:
              </>
            )}
          </p>
          {paymentDueAt !== null && (
            <ul>
              {property.paymentHandles.map(({ service, handle }) => (
                <li key={service}>
                  {service}: <strong>{handle}</strong>
                </li>
              ))}
            </ul>
          )}
          <p>We’ve emailed you these details.</p>
          <HomeLink />
        </>
      );
    }
    case 'refused':
      return (
        <>
          <h1>{state.title}</h1>
          <p>{state.text}</p>
          {state.isReserved ? (
            <HomeLink />
          ) : (
            <Link to="/booking" className={button.button}>
              See available dates
            </Link>
          )}
        </>
      );
    case 'unanswered':
      return (
        <>
          <h1>We couldn’t reach our server</h1>
          <p>Please check your connection, then try again to see your reservation.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      );
    default:
      return state satisfies never;
  }
}

function HomeLink(): ReactNode {
  return (
    <Link to="/" className={button.button}>
      Return Home
    </Link>
  );
}

function stateOf(request: Request, token: string): State {
  switch (request.status) {
    case 'open':
      return { status: 'asking', token, request, busy: false };
    case 'used':
      return {
        status: 'refused',
        title: 'Already confirmed',
        text: 'You’ve already confirmed this reservation. Check your email for how to pay.',
        isReserved: true,
      };
    case 'expired':
      return expired;
    default:
      return request.status satisfies never;
  }
}

const expired: State = {
  status: 'refused',
  title: 'This link has expired',
  text: 'Nothing is reserved. If your dates are still available, you can reserve them again.',
};

function refusalOf(error: unknown): State {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return { status: 'unanswered' };
  const { type } = error;
  switch (type) {
    case 'not-found':
      return unknownLink;
    case 'invalid-request':
      return isAboutLink(error) ? unknownLink : { ...notConfirmed, text: whyNot(error) };
    case 'link-expired':
      return expired;
    case 'dates-taken':
      return {
        status: 'refused',
        title: 'These dates are gone',
        text: 'Another guest has just booked them. Nothing was reserved, and you owe nothing.',
      };
    case 'price-changed':
      return {
        status: 'refused',
        title: 'The price has changed',
        text: 'Nothing was reserved. Please choose your dates again to see the new price.',
      };
    default:
      return notConfirmed;
  }
}

const notConfirmed = {
  status: 'refused',
  title: 'We couldn’t confirm your reservation',
  text: 'Nothing was reserved. To book right away, choose your dates again and pay by card. Or try this link again later.',
} as const satisfies State;

/** Whether the link itself is refused, and not the stay that it is about. */
function isAboutLink({ problem }: ApiError): boolean {
  return problem?.errors?.some(({ path }) => path === 'token') ?? true;
}

function whyNot({ problem }: ApiError): string {
  return `Nothing was reserved. ${problem?.detail ?? ''}`.trim();
}
