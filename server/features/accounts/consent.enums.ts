/** The purposes a user can consent to. */
export enum ConsentPurpose {
  TERMS = 'terms',
  MARKETING = 'marketing',
  ANALYTICS = 'analytics',
  MARKETING_COOKIES = 'marketing_cookies',
}
