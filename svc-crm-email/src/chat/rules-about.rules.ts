/** What house rules are about, by the words of guests and of hosts. */
const subjects: readonly RegExp[] = [
  /\bsmok(?:e|es|ing|ers?)\b(?! (?:detector|alarm))|\bvap(?:e|es|ing)\b|\bcigar/i,
  /\bpart(?:y|ies)\b|\bvisitors?\b|\bgatherings?\b|\bevents?\b|\bweddings?\b|\bfriends?\b|\binvit(?:e|es|ing|ed)\b/i,
  /\bpets?\b|\bdogs?\b|\bcats?\b|\banimals?\b|\bpupp(?:y|ies)\b/i,
  /\bquiet\b|\bnoise\b|\bmusic\b|\bloud\b/i,
  /\bhot ?tub\b|\bjacuzzi\b|\bwhirlpool\b/i,
  /\bfire ?(?:pits?|places?)\b|\b(?:bon|camp) ?fires?\b/i,
  /\bcandles?\b|\bincense\b/i,
  /\bfireworks?\b|\bsparklers?\b/i,
  /\bgrill(?:s|ing)?\b|\bbarbecues?\b|\bbbq\b/i,
  /\bshoes?\b|\bboots?\b/i,
  /\bconfetti\b|\bglitter\b/i,
  /\bdrones?\b/i,
];

/** The house rules about the subjects of a question, in their order and in the host's words; empty where there are none. */
export function rulesAbout(houseRules: readonly string[], question: string): string[] {
  const asked = subjects.filter((subject) => subject.test(question));
  return houseRules.filter((rule) => asked.some((subject) => subject.test(rule)));
}

/** Asks what guests may do; 'do you have candles' asks what there is. */
export const asksPermission =
  /\b(?:can|could|may|might|must|should) (?:i|we|our|my|guests|they|you)\b|\b(?:allow(?:ed)?|permit(?:ted)?|okay|ok|forbidden|prohibited)\b|\brules?\b/i;
