/** What can be done with reviews: ordering them, marking, answering and reporting one. */
export const messages = {
  more: 'Show more reviews',
  moreFailed: 'We could not fetch more reviews.',
  useful: {
    action: 'Useful',
    counted: 'Useful ({{n}})',
    of: 'the review by {{name}}',
    count_one: 'Useful to {{count}} person',
    count_other: 'Useful to {{count}} people',
    failed: 'We could not save your mark.',
  },
  order: {
    label: 'Sort the reviews',
    NEWEST: 'Newest',
    MOST_USEFUL: 'Most useful',
    HIGHEST: 'Highest rated',
    LOWEST: 'Lowest rated',
  },
  photos: {
    open: 'Enlarge photo {{number}} of {{count}}',
    title: 'Photo {{number}} of {{count}}',
    next: 'Next photo',
    previous: 'Previous photo',
  },
  reply: {
    action: 'Reply',
    label: 'Your reply',
    hint: 'Everybody sees it under the review. There is only one and it cannot be changed.',
    send: 'Publish reply',
    sent: 'Reply published',
  },
  report: {
    action: 'Report',
    actionOf: 'Report the review by {{name}}',
  },
};
