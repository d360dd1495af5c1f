import type { MoneyRules } from '@getaway/kernel/money-rules';
import type { AnsweredTopic } from '@getaway/property/answers';
import type { EntryWay } from '@getaway/property/entry';

/** What the assistant may say of the house, in the words that guests read elsewhere. */
export interface HouseFacts {
  readonly name: string;
  readonly addressLine: string;
  readonly town: string;
  readonly email: string;
  readonly phone: string;
  /** 911; undefined for a country whose number isn't known. */
  readonly emergencyNumber: string | undefined;
  readonly social: string | undefined;
  /** flexible, usually from 4:00 PM */
  readonly checkIn: string;
  readonly checkInNote: string;
  /** HH:MM, as `latestCheckIn`. */
  readonly checkInTime: string;
  readonly latestCheckIn: string;
  readonly isCheckInFlexible: boolean;
  readonly checkOut: string;
  /**
   * Where cars are parked, as the emails say it: Private parking is at the door. None where only the standard text says it, and
   * the list of amenities has no parking.
   */
  readonly parking: string | undefined;
  /** How guests get in. The entry instructions are not for strangers. */
  readonly entryWay: EntryWay;
  /** 20 minutes from the city. None where the site only names the town. */
  readonly location: string | undefined;
  readonly sleeps: number;
  /** Of one booking; more than it sleeps if visitors by day are welcome. */
  readonly mostGuests: number;
  readonly bedrooms: number;
  readonly beds: number;
  readonly bathrooms: number;
  /** As the home page lists them: Private hot tub for 2 */
  readonly amenities: readonly string[];
  /** What the home page says of the house, scene by scene. */
  readonly passages: readonly { readonly title: string; readonly text: string }[];
  /** 10 PM to 8 AM */
  readonly quietHours: string;
  /** As the terms list them: No smoking inside. */
  readonly houseRules: readonly string[];
  /** Guests must be 18 or older. */
  readonly ageRule: string;
  readonly money: MoneyRules;
  /** What the cleaning fee pays for: professional cleaning */
  readonly cleaning: string;
  readonly hasReviews: boolean;
  /** Whether the site shows the page with the weekday offer. */
  readonly hasWeekdayPage: boolean;
  /** The services that take payments other than by card. */
  readonly otherPayments: readonly string[];
  readonly answers: Readonly<Partial<Record<AnsweredTopic, string | undefined>>>;
}
