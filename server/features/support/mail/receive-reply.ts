import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser, type AddressObject, type Attachment, type ParsedMail } from 'mailparser';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError } from '../../../core/errors/errors.js';
import { uploadFolder } from '../../../core/files/uploads.js';
import { tryConsume } from '../../../core/rate-limits/rate-limits.js';
import { Locale } from '../../../core/values/locale.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { holdAccount } from '../../accounts/roles.js';
import { addTicketMessage } from '../add-ticket-message.js';
import { createTicket } from '../create-ticket.js';
import { storeTicketFile } from '../files/store-ticket-file.js';
import type { TicketFile } from '../files/ticket-file.entity.js';
import { lockTicket, moveTicket } from '../move-ticket.js';
import { TICKET_BOUNDS } from '../ticket-input.rules.js';
import { ticketMachine, TicketActor, TicketStep } from '../ticket.transitions.js';
import { TicketAuthor, TicketSource } from '../ticket.enums.js';
import type { Ticket } from '../ticket.entity.js';
import { addressOf } from '../ticket.loaders.js';
import type { TicketState } from '../ticket.policy.js';
import { withReceipt } from '../../../core/rate-limits/with-point.js';
import { ticketCodeOf } from './reply-address.js';
import { replyText } from './reply-text.rules.js';

/** The result of a mail, for the log. */
export type ReplyOutcome = 'added' | 'automatic' | 'no code' | 'unknown' | 'foreign' | 'empty' | 'too many' | 'twice';

const PARSER = { skipHtmlToText: false, skipImageLinks: true };
/** Headers in which mail servers put the delivery address. */
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to'];

const LEFT_OUT: Readonly<Record<Locale, { readonly intro: string; readonly more: (count: number) => string }>> = {
  [Locale.ES]: {
    intro: 'No hemos podido guardar estos archivos del correo:',
    more: (count) => ` y ${count} más`,
  },
  [Locale.EN]: {
    intro: 'These files of the e-mail could not be kept:',
    more: (count) => ` and ${count} more`,
  },
};
const LEFT_OUT_NAMED = 10;
/** A picture within the text that is smaller is taken for a logo of a signature; screenshots are larger. */
const LOGO_BYTES = 15_000;

/**
 * Adds a mailed reply to its ticket if the address contains the ticket's token and the sender is its requester. A resolved ticket is
 * reopened; a reply to a closed one opens a new ticket.
 */
export async function receiveReply(ctx: ServiceContext, source: Buffer): Promise<ReplyOutcome> {
  const mail = await simpleParser(source, PARSER);
  if (isAutomatic(mail)) return 'automatic';
  const code = recipientsOf(mail)
    .map((address) => ticketCodeOf(ctx.config, address))
    .find((found) => found !== null);
  if (!code) return 'no code';
  const ticket = await ctx.db.selectFrom('Ticket').selectAll().where('code', '=', code).executeTakeFirst();
  const requester = ticket && (await addressOf(ctx, ticket));
  if (!ticket || !requester) return 'unknown';
  const [sender, ...others] = mail.from?.value ?? [];
  if (others.length > 0 || sender?.address?.toLowerCase() !== requester.email) return 'foreign';
  const text = replyText(await textOf(mail));
  const attachments = ownAttachments(mail, text);
  if (text === '' && attachments.length === 0) return 'empty';
  const mailKey = keyOf(mail, source);
  if (await isKnown(ctx, ticket, mailKey)) return 'twice';
  if (!(await tryConsume(ctx, 'ticket-mails', code))) return 'too many';
  const add = async (mayMail: boolean) => {
    const { files, refused } = await storeFiles(ctx, attachments, ticket.requesterId);
    const body = [text, leftOutText(refused, ticket.locale)].join('\n\n');
    return inTransaction(ctx, async (tx) => {
      // Before the ticket, as an erasure locks them.
      if (ticket.requesterId !== null) await holdAccount(tx, ticket.requesterId);
      return addReply(tx, ticket.id, { body: body.trim(), mailKey, files, mayMail });
    });
  };
  // Only a new ticket has a receipt; one that turns out to be needed under the lock is not mailed.
  const isFollowUp = stepOf(ticket, ctx.clock.now()) === undefined;
  return isFollowUp && ticket.email !== null ? withReceipt(ctx, 'receipt-mail', ticket.email, add) : add(false);
}

/** How a reply continues its ticket; none when a new one must follow it. */
function stepOf(ticket: TicketState, now: Date): TicketStep | undefined {
  return [TicketStep.WRITE, TicketStep.REOPEN].find((one) =>
    ticketMachine
      .candidates(ticket.status, one, TicketActor.REQUESTER)
      .some((row) => ticketMachine.isAllowed(row, ticket, now)),
  );
}

/** The text of a mail; that of its HTML when it has only that, which the parser converts only where nothing else is in the mail. */
async function textOf({ text, html }: ParsedMail): Promise<string> {
  if (text !== undefined || !html) return text ?? '';
  const alone = await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`, PARSER);
  return alone.text ?? '';
}

interface Reply {
  readonly body: string;
  readonly mailKey: string;
  readonly files: readonly TicketFile[];
  readonly mayMail: boolean;
}

async function addReply(
  tx: ServiceContext,
  ticketId: string,
  { body, mailKey, files, mayMail }: Reply,
): Promise<ReplyOutcome> {
  const ticket = await lockTicket(tx, ticketId);
  // Again, under the lock: another delivery of the same mail may have been stored since.
  if (await isKnown(tx, ticket, mailKey)) return 'twice';
  const step = stepOf(ticket, tx.clock.now());
  if (!step) {
    const follow = await followUp(tx, ticket, { body, mailKey, mayMail });
    await attachStoredFiles(tx, files, { ticketId: follow.ticket.id, messageId: follow.messageId });
    return 'added';
  }
  const author = { author: TicketAuthor.REQUESTER, authorId: ticket.requesterId };
  const messageId = await addTicketMessage(tx, ticket, { ...author, body, mailKey });
  if (!messageId) return 'twice';
  await attachStoredFiles(tx, files, { ticketId, messageId });
  await moveTicket(tx, ticket, { step, actor: TicketActor.REQUESTER, messageId });
  return 'added';
}

/** A new ticket of the same person with the same subject: a closed one stays closed. */
function followUp(tx: ServiceContext, ticket: Ticket, { body, mailKey, mayMail }: Omit<Reply, 'files'>) {
  const { requesterId, name, email, category, bookingId, subject, locale } = ticket;
  return createTicket(tx, {
    requesterId,
    contact: email === null ? null : { name, email, mayMail },
    category,
    bookingId,
    subject,
    body,
    isDangerous: false,
    source: TicketSource.MAIL,
    locale,
    mailKey,
  });
}

async function attachStoredFiles(
  tx: ServiceContext,
  files: readonly TicketFile[],
  sent: { readonly ticketId: string; readonly messageId: string },
): Promise<void> {
  for (const [position, { id }] of files.entries())
    await tx.db
      .updateTable('TicketFile')
      .set({ ...sent, position })
      .where('id', '=', id)
      .execute();
}

/** Auto-replies, lists and bounces: answering them would cause a mail loop. */
function isAutomatic({ headers }: ParsedMail): boolean {
  const submitted = headers.get('auto-submitted');
  const isAuto = typeof submitted === 'string' && submitted.toLowerCase() !== 'no';
  const precedence = headers.get('precedence');
  return isAuto || (typeof precedence === 'string' && /^(?:bulk|junk|list|auto_reply)$/i.test(precedence));
}

function recipientsOf(mail: ParsedMail): string[] {
  const listed = [mail.to, mail.cc].flatMap((part) => part ?? []).flatMap(({ value }: AddressObject) => value);
  const delivered = mail.headerLines
    .filter(({ key }) => DELIVERED_TO.includes(key))
    .flatMap(({ line }) => line.match(/[^\s<>,:]+@[^\s<>,]+/g) ?? []);
  return [...listed.map(({ address }) => address ?? ''), ...delivered];
}

/** The Message-ID, or a hash of the mail without one. */
function keyOf({ messageId }: ParsedMail, source: Buffer): string {
  return createHash('sha256')
    .update(messageId ?? source)
    .digest('base64url');
}

/** Whether a ticket of this person has the mail: a reply to a closed ticket is in the one it opened. */
async function isKnown(
  { db }: ServiceContext,
  { requesterId, email }: Pick<Ticket, 'requesterId' | 'email'>,
  mailKey: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('TicketMessage as m')
    .innerJoin('Ticket as t', 't.id', 'm.ticketId')
    .select('m.id')
    .where((eb) => (requesterId === null ? eb('t.email', '=', email) : eb('t.requesterId', '=', requesterId)))
    .where('m.mailKey', '=', mailKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** The attachments of a mail, then the pictures within its text, as screenshots are pasted; without logos, unless they are all there is. */
function ownAttachments({ attachments }: ParsedMail, text: string): readonly Attachment[] {
  const attached = attachments.filter(({ related }) => !related);
  const pasted = attachments.filter(({ related }) => related);
  if (text === '' && attached.length === 0) return pasted;
  return [...attached, ...pasted.filter(({ content }) => content.length >= LOGO_BYTES)];
}

/** Validates and stores the attachments of a mail like uploads; refused ones are named. */
async function storeFiles(
  ctx: ServiceContext,
  attachments: readonly Attachment[],
  uploaderId: string | null,
): Promise<{ readonly files: TicketFile[]; readonly refused: string[] }> {
  const files: TicketFile[] = [];
  const refused: string[] = [];
  for (const { content, filename = '' } of attachments) {
    const isTooMuch = files.length >= TICKET_BOUNDS.files.max || content.length > TICKET_BOUNDS.files.maxBytes;
    const file = isTooMuch ? null : await storeFile(ctx, content, filename, uploaderId);
    if (file) files.push(file);
    else refused.push([...filename.replace(/\p{Cc}/gu, '')].slice(0, 120).join('') || '?');
  }
  return { files, refused };
}

/** Names the refused files, which a mail may have thousands of; empty without any. */
function leftOutText(refused: readonly string[], locale: Locale): string {
  if (refused.length === 0) return '';
  const { intro, more } = LEFT_OUT[locale];
  const names = refused.slice(0, LEFT_OUT_NAMED).join(', ');
  return `${intro} ${names}${refused.length > LEFT_OUT_NAMED ? more(refused.length - LEFT_OUT_NAMED) : ''}`;
}

async function storeFile(
  ctx: ServiceContext,
  content: Buffer,
  name: string,
  uploaderId: string | null,
): Promise<TicketFile | null> {
  await mkdir(uploadFolder(ctx.config), { recursive: true });
  const temporary = path.join(uploadFolder(ctx.config), randomUUID());
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600 });
    return await storeTicketFile(ctx, { path: temporary, bytes: content.length }, { name, uploaderId });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
