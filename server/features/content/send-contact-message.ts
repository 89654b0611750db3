import type { RequestContext, ServiceContext } from '../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors.js';
import { Locale } from '../../core/locale.js';
import { queueMail } from '../../core/mailer.js';
import { consume } from '../../core/rate-limits.js';
import { inTransaction } from '../../core/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail, normaliseFullName } from '../accounts/account-rules.js';
import type { ContactInput } from './contact.inputs.js';

const MESSAGE = { min: 20, max: 3000 } as const;

/** Keeps a message, sends it to the staff and a receipt to whoever wrote it; answers its code. 5 an hour per address on the net. */
export async function sendContactMessage(ctx: RequestContext, input: ContactInput): Promise<string> {
  const message = input.message.normalize('NFC').replaceAll('\0', '').trim();
  refuseProblems([fullNameProblem(input.fullName), emailProblem(input.email), messageProblem(message)].filter((problem) => problem !== null));
  await consume(ctx, 'contact-ip', ctx.client.ip);
  return inTransaction(ctx, async (tx) => {
    const note = { ...input, fullName: normaliseFullName(input.fullName), email: normaliseEmail(input.email), message, locale: input.locale ?? Locale.ES };
    const code = await store(tx, note, ctx.viewer?.id ?? null);
    const params = { code, fullName: note.fullName, email: note.email, topic: note.topic, message };
    await queueMail(tx, { id: `contact-${code}-receipt`, to: note.email, locale: note.locale, template: 'content.contact-receipt', params });
    await queueMail(tx, { id: `contact-${code}`, to: ctx.config.supportEmail, locale: Locale.ES, template: 'content.contact-message', params });
    return code;
  });
}

function messageProblem(message: string): FieldError | null {
  const { length } = [...message];
  return length >= MESSAGE.min && length <= MESSAGE.max ? null : { path: 'message', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: MESSAGE };
}

async function store(tx: ServiceContext, note: ContactInput, userId: string | null): Promise<string> {
  const now = tx.clock.now();
  const [row] = await tx.em.execute<{ code: string }[]>(
    `insert into contact_messages (code, user_id, name, email, topic, message, locale, created_at)
     values (? || lpad(nextval('support_codes')::text, 6, '0'), ?, ?, ?, ?, ?, ?, ?) returning code`,
    [`SUP-${now.getUTCFullYear()}-`, userId, note.fullName, note.email, note.topic, note.message, note.locale, now],
  );
  if (!row) throw new Error('the message was not stored');
  return row.code;
}
