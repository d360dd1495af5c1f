import { guessesReached } from '@getaway/contracts/events/session';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { alertOfGuesses } from './alert-of-guesses.ts';

/** Emails the owner when passwords or promotion codes are being guessed. */
export const guessesConsumer = singleEventConsumer('svc-crm-email-guesses', guessesReached, alertOfGuesses);
