import { contactPlace, type ChatCalendar, type ChatLink } from '@getaway/contracts/http/chat';

/** One bubble (spec page 1, section 3): what the house says or what the guest typed. */
export interface ChatMessage {
  type: 'bot' | 'user';
  text: string;
  links?: readonly ChatLink[];
  /** The days to show below the bubble. */
  calendar?: ChatCalendar;
}

/** Spec page 1, section 8: the message when there is no answer. */
export const errorMessage: ChatMessage = {
  type: 'bot',
  text: "I'm sorry, I'm having trouble right now. Please contact us directly for assistance.",
  links: [{ label: 'Send us a message', href: contactPlace }],
};

/** Offered while the greeting is the only message. */
export const quickQuestions = [
  'How much is a night?',
  'Which dates are available?',
  'What is included in the stay?',
  'When are check-in and check-out?',
  'What is the cancellation policy?',
] as const;

/** Offered with them where there are extras. */
export const extrasQuestion = 'Which extras can we add?';

export function greeting(houseName: string): ChatMessage {
  return {
    type: 'bot',
    text: `Welcome to ${houseName}. Ask me about prices, available dates or the house. What would you like to know?`,
  };
}
