/** What the form for a person holds. */
export interface PersonDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const emptyDraft: PersonDraft = { name: '', email: '', message: '' };
