import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { IS_PUBLIC } from '../spaces/public-spaces.js';
import { ConversationKind } from './message-types.js';

/** Which two, and about what. */
export interface Pair {
  readonly spaceId: string;
  readonly renterId: string;
  readonly hostId: string;
}

/** The conversation of a renter about a space, made when there is none; two who come at once find the same. */
export async function openConversation(tx: ServiceContext, { spaceId, renterId, hostId }: Pair, kind: ConversationKind): Promise<string> {
  const now = tx.clock.now();
  const [made] = await tx.em.execute<{ id: string }[]>(
    `insert into conversations (space_id, renter_id, host_id, kind, last_message_at, created_at) values (?, ?, ?, ?, ?, ?)
     on conflict (space_id, renter_id) do nothing returning id`,
    [spaceId, renterId, hostId, kind, now, now],
  );
  if (made) {
    await tx.em.execute('insert into conversation_sides (conversation_id, user_id) values (?, ?), (?, ?)', [made.id, renterId, made.id, hostId]);
    return made.id;
  }
  const [found] = await tx.em.execute<{ id: string }[]>(
    `update conversations set kind = case when ?::text = 'booking' then 'booking' else kind end where space_id = ? and renter_id = ? returning id`,
    [kind, spaceId, renterId],
  );
  if (!found) throw new Error(`the conversation about space ${spaceId} went away`);
  return found.id;
}

/** The viewer's conversation with the host of a space, as its renter; only about a public space when it is the first word. */
export async function openAsRenter(tx: SignedInContext, spaceId: string): Promise<string> {
  const [space] = await tx.em.execute<{ host_id: string; is_public: boolean; conversation_id: string | null }[]>(
    `select s.host_id, ${IS_PUBLIC} as is_public, (select c.id from conversations c where c.space_id = s.id and c.renter_id = ?) as conversation_id from spaces s where s.id = ?`,
    [tx.viewer.id, spaceId],
  );
  if (space?.conversation_id) return space.conversation_id;
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  if (space.host_id === tx.viewer.id) throw new DomainError(ErrorCode.MESSAGES_OWN_SPACE);
  if (!space.is_public) throw new DomainError(ErrorCode.NOT_FOUND);
  return openConversation(tx, { spaceId, renterId: tx.viewer.id, hostId: space.host_id }, ConversationKind.DIRECT);
}
