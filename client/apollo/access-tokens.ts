/** Where the links get the access token from; the session implements it, so that Apollo knows nothing of accounts. */
export interface AccessTokens {
  /** A token that is still good for a while, or null when signed out. */
  current(): Promise<string | null>;
  /** A new one after the server refused the last; null when the session is over. */
  renew(): Promise<string | null>;
}
