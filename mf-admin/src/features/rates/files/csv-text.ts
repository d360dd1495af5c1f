/** The text of a CSV file. Older spreadsheets don't write UTF-8, but the letters of Windows in Western Europe. */
export async function csvText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
