export interface GuestReview {
  guests: string;
  occasion: string;
  text: string;
}

export const guestReviews: readonly GuestReview[] = [
  {
    guests: 'Maya and Theo',
    occasion: 'Anniversary',
    text: 'We meant to go out for dinner. Then we saw the hot tub under the stars, and that was the evening. Ten years in, and it felt like the first one again.',
  },
  {
    guests: 'Priya and her best friend Jo',
    occasion: 'Friends getaway',
    text: 'Two tired mothers, one fire pit, a chef in the kitchen and a film we actually finished. We slept until ten. Booked again before we had left the driveway.',
  },
  {
    guests: 'Hannah and Luis',
    occasion: 'Honeymoon',
    text: 'We had three days between the wedding and real life, and spent them here. The couples massage on the second morning was the best hour of the whole week.',
  },
  {
    guests: 'Simone and Andre',
    occasion: 'Romantic getaway',
    text: 'Spotless, warm, and so quiet. The lights were on and the fireplace ready when we came. It is hard to believe that the city is only twenty minutes away.',
  },
  {
    guests: 'Kelly and Sam',
    occasion: 'Date night',
    text: 'One night, a sitter at home, and a bath big enough for two. We came back different people. This is cheaper than therapy and has better towels.',
  },
  {
    guests: 'Noor and Daniel',
    occasion: 'Engagement',
    text: 'He asked by the fire pit. The hosts had hidden the ring box with the firewood for him and left a bottle on ice. I said yes before he had finished the sentence.',
  },
];
