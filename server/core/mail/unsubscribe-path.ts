/** The unsubscribe address: a POST unsubscribes at once (RFC 8058), a GET shows a page that asks first. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const unsubscribePath = (token: string): string => `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
