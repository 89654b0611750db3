/** What each cancellation policy refunds, in one sentence. */
export const messages = {
  FLEXIBLE: 'Gratis hasta {{free}} antes; después se devuelve todo menos {{amount}} y la gestión',
  MODERATE: 'Gratis hasta {{free}} antes; después, el {{percent}} sin la gestión; desde {{nothing}} antes, nada',
  STRICT:
    'Gratis hasta {{free}} antes; después, el {{percent}} sin la gestión; desde {{nothing}} antes, nada. Para irte antes de tu fecha, {{strictMinStayDays}}\u00a0días como mínimo',
};
