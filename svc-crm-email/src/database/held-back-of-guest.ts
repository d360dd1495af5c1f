/**
 * Why guest `g` gets no marketing emails: NULL when they do. Their own preference applies to all of their
 * addresses, a mail server's refusal only to that address.
 */
export const heldBackOfGuest = `COALESCE(
  (SELECT x.reason FROM email_suppressions x WHERE x.address = g.email),
  (SELECT x.reason FROM email_suppressions x JOIN guest_aliases a ON a.email = x.address
   WHERE a.guest_id = g.id AND x.reason = 'unsubscribed' LIMIT 1),
  CASE WHEN g.opt_out_emails THEN 'opted-out' END)`;
