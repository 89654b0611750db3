import type { Config } from '../../../config.js';
import { parseGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { mailToken, readMailToken } from '../../../core/mail/mail-token.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';

type Secrets = Pick<Config, 'jwtSecret'>;

/** Groups whose mails are not about something that the recipient did or owes: each of them has an unsubscribe link. */
const OPTIONAL = [NotificationGroup.ALERTS, NotificationGroup.REVIEWS] as const;
export type OptionalGroup = (typeof OPTIONAL)[number];

/** The mails of one group to one person. */
export interface OptionalMails {
  readonly userId: string;
  readonly group: OptionalGroup;
}

export const isOptional = (group: NotificationGroup): group is OptionalGroup =>
  (OPTIONAL as readonly NotificationGroup[]).includes(group);

const PURPOSE = 'optional-mails';

/** The unsubscribe token in the mails of a group. It unsubscribes this person without signing in, and permits nothing else. */
export function optionalMailsToken(config: Secrets, { userId, group }: OptionalMails): string {
  return mailToken(config, PURPOSE, `${toGlobalId('User', userId)}~${group}`);
}

/** What a token unsubscribes from; null if it was not signed here. */
export function readOptionalMailsToken(config: Secrets, token: string): OptionalMails | null {
  const [id = '', name] = readMailToken(config, PURPOSE, token)?.split('~') ?? [];
  const group = OPTIONAL.find((one) => one === name);
  const parsed = parseGlobalId(id);
  return group && parsed?.type === 'User' ? { userId: parsed.uuid, group } : null;
}
