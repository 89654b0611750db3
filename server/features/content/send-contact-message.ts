import { NOTICE_LENGTH } from '../../core/constants/notice-length.js';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors/errors.js';
import { Locale } from '../../core/values/locale.js';
import { queueMail, type MailParams } from '../../core/mail/mailer.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail, normaliseFullName } from '../accounts/account-rules.js';
import type { ContactInput } from './contact.inputs.js';

/** Stores a message, mails it to support and a receipt to the sender, and returns its code. 5 an hour per network. */
export async function sendContactMessage(ctx: RequestContext, input: ContactInput): Promise<string> {
  const message = input.message.normalize('NFC').replaceAll('\0', '').trim();
  refuseProblems(
    [fullNameProblem(input.fullName), emailProblem(input.email), messageProblem(message)].filter(
      (problem) => problem !== null,
    ),
  );
  await consume(ctx, 'contact-ip', ctx.client.network);
  return inTransaction(ctx, async (tx) => {
    const note = {
      ...input,
      fullName: normaliseFullName(input.fullName),
      email: normaliseEmail(input.email),
      message,
      locale: input.locale ?? Locale.ES,
    };
    const code = await store(tx, note, ctx.viewer?.id ?? null);
    const params = { code, fullName: note.fullName, email: note.email, topic: note.topic, message };
    // The receipt repeats the text only to a verified own address, so that the form cannot send text to strangers.
    const receipt: MailParams = (await isOwnAddress(tx, note.email)) ? { code, message } : { code };
    await queueMail(tx, {
      id: `contact-${code}-receipt`,
      to: note.email,
      locale: note.locale,
      template: 'content.contact-receipt',
      params: receipt,
    });
    await queueMail(tx, {
      id: `contact-${code}`,
      to: ctx.config.supportEmail,
      locale: Locale.ES,
      template: 'content.contact-message',
      params,
    });
    return code;
  });
}

async function isOwnAddress(tx: RequestContext, email: string): Promise<boolean> {
  if (!tx.viewer) return false;
  const user = await tx.db.selectFrom('User').select('email').where('id', '=', tx.viewer.id).executeTakeFirst();
  return user?.email === email;
}

function messageProblem(message: string): FieldError | null {
  const { length } = [...message];
  return length >= NOTICE_LENGTH.min && length <= NOTICE_LENGTH.max
    ? null
    : { path: 'message', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: NOTICE_LENGTH };
}

async function store(
  tx: ServiceContext,
  note: ContactInput & { readonly locale: Locale },
  userId: string | null,
): Promise<string> {
  const now = tx.clock.now();
  const { fullName: name, email, topic, message, locale } = note;
  const { code } = await tx.db
    .insertInto('ContactMessage')
    .values({ code: nextCode(now), userId, name, email, topic, message, locale, createdAt: now })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/** The year and a number of the database's sequence. */
function nextCode(now: Date): RawBuilder<string> {
  return sql<string>`${`SUP-${now.getUTCFullYear()}-`}::text || lpad(nextval('support_codes')::text, 6, '0')`;
}
