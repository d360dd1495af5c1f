import { templateVariables } from '@getaway/contracts/template-variables';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Names of other newsletter tools for variables that have another name here; folded. */
const namesElsewhere: Readonly<Record<string, string>> = {
  name: 'guest.firstName',
  fname: 'guest.firstName',
  guest: 'guest.firstName',
  guestname: 'guest.firstName',
  lname: 'guest.lastName',
  surname: 'guest.lastName',
  checkin: 'booking.checkInDate',
  checkout: 'booking.checkOutDate',
};

const inSingleBraces = /(?<!\{)\{([\w .-]{1,40})\}(?!\})/g;

/**
 * One message for each variable in single braces, as other newsletter tools write them: `{first_name}` would reach
 * guests as it is. Braces around other words are text. `known`: the variables that the email may name.
 */
export function singleBraceFaults(text: string, known: readonly string[]): string[] {
  const found = new Map(
    [...text.matchAll(inSingleBraces)].map(([whole, name = '']) => [whole, meantBy(name)]),
  );
  return [...found].flatMap(([written, meant]) => {
    if (meant.length === 0) return [];
    const right = meant.filter((name) => known.includes(name)).map((name) => `{{ ${name} }}`);
    return right.length > 0
      ? `${written} would be sent as it is: variables have two braces. Write ${either.format(right)}`
      : `${written} would be sent as it is. Choose a variable from Insert variable, such as {{ guest.firstName }}`;
  });
}

/** The variables of a name, with or without their group, however its words are joined. */
function meantBy(written: string): readonly string[] {
  const name = folded(written);
  const elsewhere = namesElsewhere[name];
  if (elsewhere !== undefined) return [elsewhere];
  return templateVariables.filter((variable) => {
    const [, own = ''] = variable.split('.');
    return name === folded(variable) || name === folded(own);
  });
}

function folded(name: string): string {
  return name.replaceAll(/[ ._-]/g, '').toLowerCase();
}
