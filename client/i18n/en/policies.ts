/** What each cancellation policy refunds, in one sentence. */
export const messages = {
  FLEXIBLE: 'Free until {{free}} before; then all but {{amount}} and the fee back',
  MODERATE: 'Free until {{free}} before; then {{percent}} back without the fee; from {{nothing}} before, nothing',
  STRICT:
    'Free until {{free}} before; then {{percent}} back without the fee; from {{nothing}} before, nothing. To leave before your end date, {{strictMinStayDays}}\u00a0days at least',
};
