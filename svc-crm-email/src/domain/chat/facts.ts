import type { AnsweredTopic } from '@getaway/contracts/property';

/** What the assistant may say of the house, in the words that guests read elsewhere. */
export interface HouseFacts {
  readonly name: string;
  readonly addressLine: string;
  readonly town: string;
  readonly email: string;
  readonly phone: string;
  readonly social: string;
  /** 4:00 PM */
  readonly checkIn: string;
  readonly checkInNote: string;
  readonly checkOut: string;
  readonly minutesFromCity: number;
  readonly sleeps: number;
  readonly bedrooms: number;
  readonly beds: number;
  readonly bathrooms: number;
  /** The services that take payments other than by card. */
  readonly otherPayments: readonly string[];
  readonly answers: Readonly<Partial<Record<AnsweredTopic, string | undefined>>>;
}
