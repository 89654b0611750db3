import { randomUUID } from 'node:crypto';
import type { GraphqlClient } from './graphql-client.js';

export interface MessageView {
  readonly id: string;
  readonly kind: 'TEXT' | 'EVENT';
  readonly body: string;
  readonly parts: readonly { readonly text: string; readonly isHidden: boolean }[];
  readonly event: { readonly type: string } | null;
  readonly isOwn: boolean;
  readonly sender: { readonly displayName: string } | null;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export interface ConversationView {
  readonly id: string;
  readonly kind: 'DIRECT' | 'BOOKING';
  readonly viewerRole: 'RENTER' | 'HOST';
  readonly spaceTitle: string | null;
  readonly isSpaceGone: boolean;
  readonly space: { readonly id: string; readonly title: string } | null;
  readonly other: { readonly displayName: string };
  readonly otherContact: { readonly fullName: string; readonly phone: string | null } | null;
  readonly booking: { readonly id: string; readonly status: string } | null;
  readonly unreadCount: number;
  readonly isMuted: boolean;
  readonly isHidden: boolean;
  readonly isBlocked: boolean;
  readonly isBlockedByViewer: boolean;
  readonly isMasked: boolean;
  readonly viewerCan: { readonly write: boolean; readonly writeRefusal: string | null; readonly attach: boolean };
  readonly lastMessage: MessageView | null;
}

const MESSAGE = 'id kind body parts { text isHidden } event { type } isOwn sender { displayName } createdAt readAt';
const CONVERSATION = `id kind viewerRole spaceTitle isSpaceGone space { id title } other { displayName } otherContact { fullName phone } booking { id status }
  unreadCount isMuted isHidden isBlocked isBlockedByViewer isMasked viewerCan { write writeRefusal attach } lastMessage { ${MESSAGE} }`;

export const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { ${MESSAGE} conversation { ${CONVERSATION} } } } }`;
export const LIST = `query ($filter: ConversationFilter, $text: String, $first: Int, $after: String) { conversations(filter: $filter, text: $text, first: $first, after: $after) {
  totalCount unreadCount bookingCount pageInfo { hasNextPage endCursor } edges { node { ${CONVERSATION} } } } }`;
export const READ = `query ($id: ID!, $first: Int, $after: String) { conversation(id: $id) { ${CONVERSATION} messages(first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${MESSAGE} } } } } }`;
export const ABOUT = `query ($spaceId: ID!) { conversationAbout(spaceId: $spaceId) { ${CONVERSATION} } }`;
export const PREVIEW =
  'query ($input: MessagePreviewInput!) { messagePreview(input: $input) { hidden { from to kind } } }';
export const MARK_READ = `mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { conversation { ${CONVERSATION} } } }`;
export const MUTE = `mutation ($input: MuteConversationInput!) { muteConversation(input: $input) { conversation { ${CONVERSATION} } } }`;
export const HIDE = `mutation ($input: HideConversationInput!) { hideConversation(input: $input) { conversation { ${CONVERSATION} } } }`;
export const BLOCK = `mutation ($input: BlockConversationInput!) { blockConversation(input: $input) { conversation { ${CONVERSATION} } } }`;
export const TYPE = 'mutation ($input: SignalTypingInput!) { signalTyping(input: $input) { isSent } }';

export type Sent = MessageView & { readonly conversation: ConversationView };

/** Sends a message to a conversation or to the host of a space, with a new key unless one is given. */
export async function send(
  client: GraphqlClient,
  input: {
    readonly to?: { readonly conversationId?: string; readonly spaceId?: string };
    readonly conversationId?: string;
    readonly spaceId?: string;
    readonly body: string;
    readonly idempotencyKey?: string;
  },
): Promise<Sent> {
  return (
    await client.query<{ sendMessage: { message: Sent } }>(SEND, { input: { idempotencyKey: randomUUID(), ...input } })
  ).sendMessage.message;
}

export interface ConversationList {
  readonly totalCount: number;
  readonly unreadCount: number;
  readonly bookingCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: ConversationView }[];
}

export async function listConversations(
  client: GraphqlClient,
  variables: Record<string, unknown> = {},
): Promise<ConversationList> {
  return (await client.query<{ conversations: ConversationList }>(LIST, variables)).conversations;
}

export async function getConversation(client: GraphqlClient, id: string): Promise<ConversationView | null> {
  return (await client.query<{ conversation: ConversationView | null }>(READ, { id, first: 1 })).conversation;
}

/** The messages of a conversation, oldest first. */
export async function listMessages(client: GraphqlClient, id: string): Promise<MessageView[]> {
  const { conversation: found } = await client.query<{
    conversation: { messages: { edges: { node: MessageView }[] } } | null;
  }>(READ, { id, first: 50 });
  return (found?.messages.edges ?? []).map(({ node }) => node).toReversed();
}

export async function getConversationAbout(client: GraphqlClient, spaceId: string): Promise<ConversationView | null> {
  return (await client.query<{ conversationAbout: ConversationView | null }>(ABOUT, { spaceId })).conversationAbout;
}

export async function getUnreadCount(client: GraphqlClient): Promise<number> {
  return (await client.query<{ unreadMessageCount: number }>('{ unreadMessageCount }')).unreadMessageCount;
}

/** The parts of a text that would be hidden. */
export async function previewRedactions(
  client: GraphqlClient,
  { body, ...to }: { readonly conversationId?: string; readonly spaceId?: string; readonly body: string },
): Promise<{ text: string; kind: string }[]> {
  const { messagePreview } = await client.query<{
    messagePreview: { hidden: { from: number; to: number; kind: string }[] };
  }>(PREVIEW, { input: { to, body } });
  return messagePreview.hidden.map(({ from, to: end, kind }) => ({ text: body.slice(from, end), kind }));
}
