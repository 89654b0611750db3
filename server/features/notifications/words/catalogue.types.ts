import type { NotificationTypeName } from '../notification.enums.js';

/**
 * Texts of one notification type: `title` and `message` for the bell, the paragraphs of the mail (by default title and message) and the
 * label of its button, `action`, which those that lead to the booking need not have. A key may have variants behind an underscore, such as `message_rolling` (`variantsOf` lists them), and i18next's
 * plural forms.
 */
type TypeWords = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** All texts of notifications in one language. */
export interface Catalogue {
  readonly types: Readonly<Record<NotificationTypeName, TypeWords>>;
  /** The texts shared by all mails. */
  readonly mail: object;
}
