/** The SQL of kernel's `mailboxOf` for a column with email addresses: unpaid bookings are counted by mailbox. */
export function mailboxOfColumn(column: string): string {
  const address = `lower(trim(${column}))`;
  const name = `regexp_replace(regexp_replace(${address}, '@[^@]*$', ''), '[+].*$', '')`;
  const host = `substring(${address} FROM '[^@]*$')`;
  return `CASE WHEN ${host} IN ('gmail.com', 'googlemail.com') THEN replace(${name}, '.', '') || '@gmail.com'
               ELSE ${name} || '@' || ${host} END`;
}
