/** SQL that formats a timestamp as ISO 8601 in UTC. */
export function moment(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
