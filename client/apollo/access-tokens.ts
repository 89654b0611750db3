/** Provides the links with access tokens; implemented by the session, so that Apollo does not depend on accounts. */
export interface AccessTokens {
  /** A token that stays valid for a while, or null when signed out. */
  current(): Promise<string | null>;
  /** A new token after the server refused the last one; null when the session is over. */
  renew(): Promise<string | null>;
}
