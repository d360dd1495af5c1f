import type { AddOnService } from '@getaway/contracts/http/catalogue';

/**
 * What a package that is on sale includes although guests can't book it alone: they still see it in the package, and get it.
 * Undefined if all of its services are switched on.
 */
export function switchedOffNote(included: readonly AddOnService[]): string | undefined {
  const names = included.filter(({ isActive }) => !isActive).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const listed = new Intl.ListFormat('en-US').format(names);
  const [verb, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `This package includes ${listed}, which ${verb} switched off. Guests can still book the package and will expect ${listed}. If you no longer offer ${them}, remove ${them} from the package or switch the package off; otherwise switch ${them} on in Services.`;
}
