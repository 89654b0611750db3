const CODES: Readonly<Record<string, readonly string[]>> = {
  SPACE_REPORT_REASONS: ['FRAUD', 'PROHIBITED_GOODS', 'OTHER'],
  REVIEW_REPORT_REASONS: ['INSULT', 'OTHER'],
  MESSAGE_REPORT_REASONS: ['FRAUD', 'ABUSE', 'SPAM', 'ILLEGAL', 'PERSONAL_DATA', 'OTHER'],
};

/** The reasons of a list as the server offers them; each label is the code. */
export const reasonsOf = ({ list }: Readonly<Record<string, unknown>>) => ({
  reasons: (CODES[String(list)] ?? []).map((code) => ({ __typename: 'OfferedReason', code, name: code })),
});
