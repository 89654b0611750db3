import type { SameKeys, Translations } from '../translations';

/** Reports of spaces, reviews and conversations to the staff. */
export const messages: SameKeys<Translations['report']> = {
  how: 'How we look after safety',
  reason: 'What is wrong',
  choose: 'Choose one',
  details: 'Tell us about it',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'We will write to you there with our decision.',
  goodFaith: 'I believe in good faith that what I say is true and complete.',
  send: 'Send report',
  sent: 'Thank you for telling us',
  sentText: 'Your report has the code {{code}}. We will e-mail our decision to {{email}}.',
  space: {
    title: 'Report this listing',
    lead: 'Tell us what is wrong. A person looks at it; we do not tell the host who reported it.',
    reasons: {
      FRAUD: 'It looks like a scam or asks for payment elsewhere',
      MISLEADING: 'The space is not as the listing says',
      PHOTOS: 'The photos are of another place or somebody else’s',
      DANGEROUS: 'The place is dangerous',
      ILLEGAL: 'It offers or shows something illegal',
      PERSONAL_DATA: 'It shows somebody’s personal data',
      OTHER: 'Something else',
    },
    detailsHint: 'What you see in the listing and why you think it should not be there.',
  },
  review: {
    title: 'Report this review',
    lead: 'Tell us which rule it breaks. A person looks at it; we do not tell its author who reported it. Being negative is no reason.',
    detailsHint: 'What the review says and why you think it should not be there.',
    reasons: {
      NOT_A_REAL_STAY: 'It is not about a real rental, or its author has an interest',
      INSULT: 'It insults or discriminates',
      THREAT: 'It threatens somebody',
      EXTORTION: 'It asks for something in return for writing or removing it',
      PERSONAL_DATA: 'It shows somebody’s personal data',
      ILLEGAL: 'It says something illegal',
      OTHER: 'Something else',
    },
  },
  conversation: {
    title: 'Report the conversation',
    lead: 'Someone on our team will look at it. {{name}} will not know who sent it.',
    detailsHint: 'What happened and when, in your own words.',
    reasons: {
      FRAUD: 'Asks for money outside Hueco, or tries to cheat',
      ABUSE: 'Insults, threatens or harasses',
      SPAM: 'Advertising or repeated messages',
      ILLEGAL: 'Offers or shows something illegal',
      PERSONAL_DATA: 'Shows somebody’s personal data',
      OTHER: 'Something else',
    },
  },
};
