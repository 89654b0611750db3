import type { SameKeys, Translations } from '../translations';

/** The page on which a stay is reviewed. */
export const messages: SameKeys<Translations['reviewing']> = {
  title: 'Your review',
  back: 'Back to my bookings',
  heading: { RENTER: 'How was your rental?', HOST: 'How was it with {{name}}?' },
  lead: {
    RENTER: 'What you say helps people who are looking for space, and helps {{name}} improve.',
    HOST: 'What you say helps other hosts know who they are opening the door to.',
  },
  left_zero: 'Last day to write it.',
  left_one: 'You have {{count}} day left to write it.',
  left_other: 'You have {{count}} days left to write it.',
  until: 'Until {{moment}}.',
  stay: {
    label: 'The booking',
    role: { RENTER: 'Your host', HOST: 'Your renter' },
    verified: 'It will be marked “Verified review: rental paid here”.',
    fair: 'We do not remove a review for being negative.',
  },
  form: {
    overall: 'Overall',
    overallHint: {
      RENTER: 'Counts towards the rating of the space and of {{name}}.',
      HOST: 'Counts towards {{name}}’s rating as a renter.',
    },
    words: { awful: 'Very bad', poor: 'Bad', fair: 'Okay', good: 'Good', great: 'Excellent' },
    star_one: '{{count}} star: {{word}}',
    star_other: '{{count}} stars: {{word}}',
    takeBack: 'Remove the score for {{name}}',
    parts: 'In detail',
    partsHint: 'Score only what you like.',
    ask: {
      accuracy: 'Was it as described?',
      access: 'Was it easy to get there and in?',
      condition: 'Was it clean and in good condition?',
      security: 'Did you feel your things were safe?',
      communication: 'Were the answers quick and clear?',
      value: 'Is it worth the price?',
      care: 'Was the space left as it was found?',
      rules: 'Was what you agreed respected?',
      payment: 'Did payments go smoothly?',
    },
    text: 'In your own words',
    textHint: {
      RENTER: 'What it was like, how getting in went, what you used it for. No surnames, phone numbers or addresses.',
      HOST: 'How the space was looked after, whether they kept you posted, whether you would rent to them again. No surnames, phone numbers or addresses.',
    },
    note: 'Private note to {{name}}',
    noteHint: 'Only {{name}} reads it, once the reviews are published.',
    send: 'Send review',
    change: 'Save changes',
  },
  publish: {
    title: 'Nobody sees it yet.',
    text: 'Your review and the one by {{name}} are published together: when both are there or, failing that, on {{day}}. Until then you can change it; afterwards you cannot.',
  },
  notice: {
    sent: 'You sent this review on {{day}}. You can change it until it is published.',
    held: 'You sent this review on {{day}}. Someone on our team reads it before it is published; meanwhile you can change it.',
    replacing: 'You published one after the first month. The one you send now will take its place.',
  },
  done: {
    thanks: 'Thank you for your review',
    waiting:
      '{{name}} has until {{day}} to write one too. As soon as it is sent both are published; if it is not, yours is published that day.',
    published: '{{name}} had already written one. From now on everybody can read both.',
    held: 'Someone on our team reads it before it is published. We will let you know.',
    preview: 'How it will read',
    change: 'Change the review',
    space: 'See the space',
  },
  state: {
    early: {
      title: 'It is too early for a review',
      text: 'You can write it from {{day}}.',
      atEnd: 'You can write it when the rental ends. We will let you know.',
    },
    closed: { title: 'The review window is closed', text: 'It could be written until {{day}}.' },
    waiting: {
      title: 'Your review is sent',
      text: 'It can no longer be changed. It will be published shortly.',
      held: 'Someone on our team reads it before it is published. We will let you know.',
    },
    published: { title: 'Your review is published', text: 'It was published on {{day}} and can no longer be changed.' },
    hidden: {
      title: 'Your review is not published',
      text: 'We removed it because it breaks the rules. We wrote to you with the reasons and how to appeal.',
    },
    ineligible: {
      title: 'This booking cannot be reviewed',
      text: 'Only rentals that have begun are reviewed, and only by their two sides.',
    },
    missing: {
      title: 'We cannot find this booking',
      text: 'It may belong to another account. Sign in with the one that made the booking.',
    },
  },
  yours: 'Your review',
  theirs: 'The review by {{name}}',
  noneOfTheirs: '{{name}} has not written one.',
  privateNote: 'Private note: only you see it',
  ownNote: 'Your private note to {{name}}',
};
