import { randomUUID } from 'node:crypto';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { pdf } from '../messages/message-files.js';

export interface TicketView {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly priority: string;
  readonly subject: string;
  readonly firstAnswerDueAt: string;
  readonly firstAnswerMinutes: number | null;
  readonly answerDueAt: string | null;
  readonly satisfaction: number | null;
  readonly reopenUntil: string | null;
  readonly availableActions: readonly string[];
  readonly assignee: { readonly displayName: string } | null;
  readonly requester: { readonly displayName: string } | null;
  readonly messages: {
    readonly edges: readonly {
      readonly node: {
        readonly id: string;
        readonly author: string;
        readonly authorName: string | null;
        readonly body: string;
        readonly isInternal: boolean;
        readonly isMail: boolean;
        readonly isOwn: boolean;
        readonly files: readonly {
          readonly id: string;
          readonly name: string;
          readonly kind: string;
          readonly url: string;
        }[];
      };
    }[];
  };
}

export const TICKET = `id code status priority subject firstAnswerDueAt firstAnswerMinutes answerDueAt satisfaction reopenUntil availableActions
  assignee { displayName } requester { displayName }
  messages { edges { node { id author authorName body isInternal isMail isOwn files { id name kind url } } } }`;

export const OPEN = `mutation ($input: OpenTicketInput!) { openTicket(input: $input) { ticket { ${TICKET} } } }`;
export const WRITE = `mutation ($input: SendTicketMessageInput!) { sendTicketMessage(input: $input) { ticket { ${TICKET} } } }`;
export const REOPEN = `mutation ($input: ReopenTicketInput!) { reopenTicket(input: $input) { ticket { ${TICKET} } } }`;
export const RATE = `mutation ($input: RateTicketInput!) { rateTicket(input: $input) { ticket { ${TICKET} } } }`;
export const ANSWER = `mutation ($input: AnswerTicketInput!) { answerTicket(input: $input) { ticket { ${TICKET} } } }`;
export const NOTE = `mutation ($input: AddTicketNoteInput!) { addTicketNote(input: $input) { ticket { ${TICKET} } } }`;
export const ASSIGN = `mutation ($input: AssignTicketInput!) { assignTicket(input: $input) { ticket { ${TICKET} } } }`;
export const READ = `query ($id: ID!) { ticket(id: $id) { ${TICKET} } }`;
export const QUEUE = `query ($scope: TicketQueueScope, $first: Int, $after: String) { ticketQueue(scope: $scope, first: $first, after: $after) {
  mineCount unassignedCount allCount pageInfo { hasNextPage endCursor } edges { node { id code subject } } } }`;

/** A question that passes all rules. */
export const question = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  category: 'PAYMENT',
  subject: 'Me han cobrado dos veces',
  body: 'Hoy me han cobrado 77,00 € dos veces, con dos minutos de diferencia.',
  idempotencyKey: randomUUID(),
  ...more,
});

/** The arguments of a message. */
export const message = (
  ticketId: string,
  body: string,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  ticketId,
  body,
  idempotencyKey: randomUUID(),
  ...more,
});

/** Runs a mutation and returns its ticket. */
export async function ticketOf(
  client: GraphqlClient,
  mutation: string,
  input: Record<string, unknown>,
): Promise<TicketView> {
  const data = await client.query<Record<string, { ticket: TicketView }>>(mutation, { input });
  const [payload] = Object.values(data);
  if (!payload) throw new Error('no payload');
  return payload.ticket;
}

export const openTicket = (client: GraphqlClient, more: Record<string, unknown> = {}): Promise<TicketView> =>
  ticketOf(client, OPEN, question(more));

export const readTicket = async (client: GraphqlClient, id: string): Promise<TicketView | null> =>
  (await client.query<{ ticket: TicketView | null }>(READ, { id })).ticket;

/** The texts of a ticket, oldest first. */
export const textsOf = (ticket: TicketView | null): string[] =>
  (ticket?.messages.edges ?? []).map(({ node }) => node.body).toReversed();

/** Uploads a PDF that can be sent with a message, and returns its id. */
export async function upload(client: GraphqlClient, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([pdf(randomUUID())], name));
  const { 'content-type': _, ...headers } = client.headers();
  const response = await fetch(`${client.url}/uploads/tickets?name=${name}`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { file: { id: string } }).file.id;
}
