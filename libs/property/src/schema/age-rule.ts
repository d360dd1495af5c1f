/** What of a house decides who may book and stay. */
export interface AgePolicies {
  readonly minimumAge: number;
  readonly children: boolean;
}

/** The house rule about age, as the terms and the chat say it. */
export function ageRule({ minimumAge, children }: AgePolicies): string {
  return children
    ? `The guest who books must be ${minimumAge} or older. Children may stay with an adult.`
    : `Guests must be ${minimumAge} or older.`;
}
