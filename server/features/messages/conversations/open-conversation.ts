import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { isPublicSpace } from '../../spaces/public-spaces.js';
import { ConversationKind } from '../message.enums.js';
import { Conversation } from './conversation.entity.js';

/** The two sides of a conversation, and its space. */
export interface ConversationParties {
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
}

/** Finds or creates the conversation of a renter about a space. Concurrent calls get the same one. */
export async function openConversation(
  tx: ServiceContext,
  { spaceId, renterId, hostId }: ConversationParties,
  kind: ConversationKind,
): Promise<string> {
  const now = tx.clock.now();
  const created = await tx.db
    .insertInto('Conversation')
    .values({ spaceId, renterId, hostId, kind, lastMessageAt: now, createdAt: now })
    .onConflict((conflict) => conflict.columns(['spaceId', 'renterId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) {
    await tx.db
      .insertInto('ConversationSide')
      .values([renterId, hostId].map((userId) => ({ conversationId: created.id, userId })))
      .execute();
    return created.id;
  }
  const existing = await tx.db
    .selectFrom('Conversation')
    .select(['id', 'kind'])
    .where('spaceId', '=', spaceId)
    .where('renterId', '=', renterId)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) throw new Error(`The conversation about space ${spaceId} no longer exists`);
  const isUpgraded = kind === ConversationKind.BOOKING && existing.kind !== kind;
  if (isUpgraded) await changeRecord(tx, Conversation, existing.id, { kind });
  return existing.id;
}

/** Finds or creates the viewer's conversation with the host of a space; a new one requires a public space. */
export async function openConversationAsRenter(tx: SignedInContext, spaceId: string): Promise<string> {
  const space = await findContactableSpace(tx, spaceId);
  if (space?.conversationId) return space.conversationId;
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  if (space.hostId === tx.viewer.id) throw new DomainError(ErrorCode.MESSAGES_OWN_SPACE);
  if (!space.isPublic) throw new DomainError(ErrorCode.NOT_FOUND);
  return openConversation(tx, { spaceId, renterId: tx.viewer.id, hostId: space.hostId }, ConversationKind.DIRECT);
}

/** A space with the viewer's conversation about it as its renter, if there is one. */
export async function findContactableSpace({ db, viewer }: SignedInContext, spaceId: string) {
  return db
    .selectFrom('Space as s')
    .select((eb) => [
      's.hostId',
      isPublicSpace(eb).as('isPublic'),
      eb
        .selectFrom('Conversation as c')
        .select('c.id')
        .whereRef('c.spaceId', '=', 's.id')
        .where('c.renterId', '=', viewer.id)
        .as('conversationId'),
    ])
    .where('s.id', '=', spaceId)
    .executeTakeFirst();
}
