import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { changeAccount } from '../../accounts/change-account.js';
import { readAlertToken } from '../../saved-searches/alert-token.js';
import { stopAlerts } from '../../saved-searches/stop-alerts.js';
import { removeFromWaitingList } from '../../search/city/waiting-list.js';
import { readWaitingListToken } from '../../search/city/waiting-list-token.js';
import { NotificationChannel } from '../preferences/notification-groups.types.js';
import { withChoices, type StoredPreferences } from '../preferences/preferences.rules.js';
import { readOptionalMailsToken, type OptionalMails } from './optional-mails.rules.js';

/**
 * Unsubscribes from the mails that a token names: those of a saved search, of a city's waiting list, or of a group. Idempotent. Throws
 * TOKEN_INVALID.
 */
export async function stopMails(ctx: ServiceContext, token: string): Promise<void> {
  const searchId = readAlertToken(ctx.config, token);
  if (searchId !== null) return stopAlerts(ctx, searchId);
  const entryId = readWaitingListToken(ctx.config, token);
  if (entryId !== null) return removeFromWaitingList(ctx, entryId);
  const mails = readOptionalMailsToken(ctx.config, token);
  if (!mails) throw new DomainError(ErrorCode.TOKEN_INVALID);
  await stopGroup(ctx, mails);
}

function stopGroup(ctx: ServiceContext, { userId, group }: OptionalMails): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await tx.db
      .selectFrom('User')
      .select('notificationPreferences')
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    const off = [{ group, channel: NotificationChannel.EMAIL, isOn: false }];
    const notificationPreferences = withChoices(user.notificationPreferences as StoredPreferences, off);
    await changeAccount(tx, userId, { notificationPreferences });
  });
}
