/** What a form has of settings. Their version is no field: it changes with each save. */
export function withoutVersion<Value extends { readonly version: number }>(
  value: Value,
): Omit<Value, 'version'> {
  const { version: _version, ...fields } = value;
  return fields;
}
