/**
 * A text without the part that names a fact which the house doesn't have: `A lake, {minutes} minutes from the city.` becomes
 * `A lake.` Where no clean part can be cut off, the whole sentence goes. Empty if nothing is left.
 */
export function leaveOut(text: string, word: string): string {
  const named = `{${word}}`;
  if (!text.includes(named)) return text;
  const sentences = text.split(sentenceEnds).map((sentence) => restOf(sentence, named));
  return sentences.filter((rest) => rest !== '').join(' ');
}

/** Not behind a short form such as 'St. Albans'. */
const sentenceEnds = /(?<=[.!?…]["”’)\]]?)(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|approx|ca)\.)\s+/;
/** Behind a word that can end a phrase. */
const inParentheses = /(?<=[\p{L}\d])(?<!\b(?:and|or|but))\s+(?:\([^()]*\)|\[[^[\]]*\])/gu;
const joints = /(\s*[,:;]\s+|\s+[–-]\s+|\s*—\s*)/;
const end = /[.!?…]*["”’)\]]*$/;
/** A phrase that a sentence was complete without: 'just 20 minutes from the city'. */
const addition = /^(?:(?:and|but|yet|only|just|about|under|a|mere) )*\{\w+\}[- ]min/i;
/** What is left has to be a sentence of its own, which 'By car' isn't. */
const fewestWords = 4;

function restOf(sentence: string, named: string): string {
  const text = sentence.replaceAll(inParentheses, (whole) => (whole.includes(named) ? '' : whole));
  if (!text.includes(named)) return text;
  const [ending = ''] = end.exec(text) ?? [];
  // Clauses at even places, and between two the joint.
  const clauses = text.slice(0, text.length - ending.length).split(joints);
  const at = clauses.findIndex((clause) => clause.includes(named));
  const head = clauses.slice(0, Math.max(0, at - 1)).join('');
  const tail = clauses.slice(at + 1).join('');
  // Between two commas it may be a list or an insertion, which lose different commas.
  const isCutOff = tail === '' || clauses[at - 1]?.trim() !== ',';
  const isClean = isCutOff && addition.test(clauses[at] ?? '') && head.split(/\s+/).length >= fewestWords;
  return isClean && !tail.includes(named) ? `${head}${tail}${ending}` : '';
}
