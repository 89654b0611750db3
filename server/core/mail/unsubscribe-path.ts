/** Where mails are ended: a POST ends them at once (RFC 8058), the page of the same address asks first. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const unsubscribePath = (token: string): string => `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
