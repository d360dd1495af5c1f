/** What the form holds; '' means left out. */
export interface Subscriber {
  firstName: string;
  lastName: string;
  email: string;
  website: string;
}

export const emptySubscriber: Subscriber = { firstName: '', lastName: '', email: '', website: '' };
