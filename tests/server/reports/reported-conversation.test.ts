import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { send } from '../../support/messages.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const REPORT_MESSAGE = 'mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { code } }';
const REPORT_SPACE = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const CAN_READ = 'query ($code: String!) { staffReport(code: $code) { canReadConversation } }';
const READ_CONVERSATION =
  'mutation ($input: ReadReportedConversationInput!) { readReportedConversation(input: $input) { messages { from body isReported } } }';

let app: TestApp;
let host: GraphqlClient;
let moderator: GraphqlClient;
let spaceId: string;

beforeAll(async () => {
  app = await createTestApp({ clock: new FakeClock('2027-03-02T09:55:00Z') });
  host = await newPerson(app, 'host@example.test', ['host']);
  spaceId = await publishedSpace(app, host);
  moderator = app.visitor();
  await signInAsAdmin(app, moderator, 'moderator@example.test', 'moderator');
});
afterAll(() => app.stop());

test('P9 who decides a report of a conversation reads it, and each read is recorded', async () => {
  const writer = await newPerson(app, 'writer@example.test');
  const first = await send(writer, { spaceId, body: '¿Sigue libre el trastero?' });
  const conversationId = first.conversation.id;
  const insult = await send(writer, { conversationId, body: 'Contesta de una vez, sinvergüenza.' });
  await send(host, { conversationId, body: 'No me escribas así, por favor.' });
  const file = async (messageId: string | null): Promise<string> => {
    const input = { conversationId, messageId, reason: 'ABUSE', isGoodFaith: true };
    return (await host.query<{ reportMessage: { code: string } }>(REPORT_MESSAGE, { input })).reportMessage.code;
  };
  for (const reported of [null, insult.id]) {
    const code = await file(reported);
    expect(await moderator.query(CAN_READ, { code })).toEqual({ staffReport: { canReadConversation: true } });
    const isReported = reported !== null;
    expect(await moderator.query(READ_CONVERSATION, { input: { code } })).toEqual({
      readReportedConversation: {
        messages: [
          { from: 'OWNER', body: '¿Sigue libre el trastero?', isReported: false },
          { from: 'OWNER', body: 'Contesta de una vez, sinvergüenza.', isReported },
          { from: 'REPORTER', body: 'No me escribas así, por favor.', isReported: false },
        ],
      },
    });
    const records = await app
      .context()
      .db.selectFrom('AuditEntry')
      .select(['action', 'after', 'reason'])
      .where('objectId', '=', code)
      .execute();
    expect(records).toEqual([{ action: 'report.messages_read', after: { messages: 3 }, reason: code }]);
    expect(await host.codeOf(READ_CONVERSATION, { input: { code } })).toBe('FORBIDDEN');
    // The erasure of its reporter deletes the report, while the case stays to be decided.
    await app.context().db.deleteFrom('MessageReport').where('code', '=', code).execute();
    const { readReportedConversation } = await moderator.query<{
      readReportedConversation: { messages: readonly unknown[] };
    }>(READ_CONVERSATION, { input: { code } });
    expect(readReportedConversation.messages).toHaveLength(3);
  }
  // A thread that goes on until the decision does not push the reported message out of what is read.
  const code = await file(insult.id);
  await app.context().em.execute(
    `insert into messages (id, conversation_id, kind, sender_id, receiver_id, body, created_at)
     select gen_random_uuid(), conversation_id, kind, sender_id, receiver_id, 'Y otra más ' || n, created_at
     from messages, generate_series(1, 250) n where id = ? order by n`,
    [uuidOf(insult.id)],
  );
  const { readReportedConversation: read } = await moderator.query<{
    readReportedConversation: { messages: readonly { body: string; isReported: boolean }[] };
  }>(READ_CONVERSATION, { input: { code } });
  expect(read.messages.filter(({ isReported }) => isReported)).toEqual([
    expect.objectContaining({ body: 'Contesta de una vez, sinvergüenza.' }),
  ]);
  expect(read.messages).toHaveLength(102);
  const details = 'Pide el dinero por fuera antes de enseñarlo.';
  const input = { spaceId, reason: 'FRAUD', details, isGoodFaith: true };
  const { reportSpace } = await writer.query<{ reportSpace: { code: string } }>(REPORT_SPACE, { input });
  const aboutSpace = reportSpace.code;
  expect(await moderator.query(CAN_READ, { code: aboutSpace })).toEqual({
    staffReport: { canReadConversation: false },
  });
  expect(await moderator.codeOf(READ_CONVERSATION, { input: { code: aboutSpace } })).toBe('FORBIDDEN');
});

test('P9 reported messages are read as they were typed; once that is deleted, as the other side reads them', async () => {
  const writer = await newPerson(app, 'typed@example.test');
  const typed = 'Llámame al 612 345 678 y lo hablamos.';
  const { id: messageId, conversation } = await send(writer, { spaceId, body: typed });
  const input = { conversationId: conversation.id, messageId, reason: 'ABUSE', isGoodFaith: true };
  const { reportMessage } = await host.query<{ reportMessage: { code: string } }>(REPORT_MESSAGE, { input });
  const { code } = reportMessage;
  const read = async () => {
    const { staffReport } = await moderator.query<{ staffReport: { messageText: string } }>(
      'query ($code: String!) { staffReport(code: $code) { messageText } }',
      { code },
    );
    const { readReportedConversation } = await moderator.query<{
      readReportedConversation: { messages: readonly { readonly body: string }[] };
    }>(READ_CONVERSATION, { input: { code } });
    return [staffReport.messageText, ...readReportedConversation.messages.map(({ body }) => body)];
  };
  expect(await read()).toEqual([typed, typed]);
  await app.asOwner('update messages set original = null');
  const hidden = 'Llámame al [oculto] y lo hablamos.';
  expect(await read()).toEqual([hidden, hidden]);
});
