/** Where to send a payment other than by card, for the services that the house takes. */
export function accountsInWords(services: readonly string[]): string {
  if (services.length === 1) return `our ${services[0]} account`;
  return services.length === 2 ? 'either account' : 'one of these accounts';
}
