import { reply } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** Replies to greetings, thanks and goodbyes. */
export const courtesies: readonly Topic[] = [
  {
    asks: /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy)\b[^?]{0,30}$/i,
    answer: (facts) =>
      reply(`Hello! Ask me about ${facts.name}: available dates, prices, the house, or how to get here.`),
  },
  {
    asks: /^\W*(?:ok(?:ay)?|lol|nice|cool|sure|yes|no)\W*$|^\W*(?:ok(?:ay)?[,. ]+)?(?:many |great[,. ]+)?(?:thanks|thank you|thx|cheers|perfect|great|awesome|cool|got it)\b[^?]{0,40}$/i,
    answer: () => reply("You're welcome! Is there anything else you'd like to know?"),
  },
  { asks: /^\W*(?:bye|goodbye|see you)\b/i, answer: () => reply('Goodbye, and see you soon!') },
];
