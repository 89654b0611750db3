import { NOTICE_LENGTH } from '../../../core/constants/notice-length.js';
import type { RequestContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { Locale } from '../../../core/values/locale.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { emailProblem, fullNameProblem, normaliseEmail } from '../../accounts/account.rules.js';
import { cleanLine, cleanText, isWithin } from '../../../core/values/text.js';
import { createTicket, type TicketContact } from '../create-ticket.js';
import { withReceipt } from '../../../core/rate-limits/with-point.js';
import { TicketCategory, TicketSource } from '../ticket.enums.js';
import { ContactTopic, type ContactInput } from './contact.inputs.js';
import { topicSubject } from './topic-subjects.rules.js';

const CATEGORIES: Readonly<Record<ContactTopic, TicketCategory>> = {
  [ContactTopic.ACCESS]: TicketCategory.ACCESS,
  [ContactTopic.BOOKING]: TicketCategory.BOOKING,
  [ContactTopic.PAYMENT]: TicketCategory.PAYMENT,
  [ContactTopic.HOSTING]: TicketCategory.SPACE,
  [ContactTopic.ACCOUNT]: TicketCategory.ACCOUNT,
  [ContactTopic.PERSONAL_DATA]: TicketCategory.PERSONAL_DATA,
  [ContactTopic.ACCESSIBILITY]: TicketCategory.OTHER,
  [ContactTopic.REPORT]: TicketCategory.REPORT,
  [ContactTopic.OTHER]: TicketCategory.OTHER,
};

/**
 * Opens a ticket from the contact page and returns its code. 5 an hour per network. It belongs to the account of a signed-in viewer only
 * with the account's own, confirmed address: all others are answered by mail, and their receipt contains none of their text, so that nobody
 * can send text to strangers.
 */
export async function sendContactMessage(ctx: RequestContext, input: ContactInput): Promise<string> {
  const body = cleanText(input.message);
  refuseProblems(
    [fullNameProblem(input.fullName), emailProblem(input.email), messageProblem(body)].filter(
      (problem) => problem !== null,
    ),
  );
  await consume(ctx, 'contact-ip', ctx.client.network);
  const locale = input.locale ?? Locale.ES;
  const email = normaliseEmail(input.email);
  const requesterId = await ownAccountOf(ctx, email);
  const create = (contact: TicketContact | null) =>
    inTransaction(ctx, async (tx) => {
      const { ticket } = await createTicket(tx, {
        requesterId,
        contact,
        category: CATEGORIES[input.topic],
        bookingId: null,
        subject: topicSubject(input.topic, locale),
        body,
        isDangerous: false,
        source: TicketSource.CONTACT,
        locale,
      });
      return ticket.code;
    });
  if (requesterId !== null) return create(null);
  return withReceipt(ctx, 'receipt-mail', email, (mayMail) =>
    create({ name: cleanLine(input.fullName), email, mayMail }),
  );
}

/** The viewer's account when the address is its own and confirmed; null otherwise. */
async function ownAccountOf({ db, viewer }: RequestContext, email: string): Promise<string | null> {
  if (!viewer?.isEmailVerified) return null;
  const user = await db.selectFrom('User').select('email').where('id', '=', viewer.id).executeTakeFirst();
  return user?.email === email ? viewer.id : null;
}

function messageProblem(message: string): FieldError | null {
  return isWithin(message, NOTICE_LENGTH)
    ? null
    : { path: 'message', code: FieldProblemCode.CONTACT_MESSAGE_LENGTH, params: NOTICE_LENGTH };
}
