import { toGlobalId } from '../../../core/graphql/global-id.js';
/** Shorter names would match too many unrelated texts. */
const MIN_LENGTH = 5;
/** Every address, name and id by which texts may identify a user. */
export async function loadPersonalTexts(ctx, userId) {
    const user = await ctx.db
        .selectFrom('User')
        .select(['email', 'phone', 'fullName', 'displayName'])
        .where('id', '=', userId)
        .executeTakeFirst();
    const emails = await ctx.db.selectFrom('EmailToken').select('email').where('userId', '=', userId).execute();
    const phones = await ctx.db.selectFrom('PhoneCode').select('phone').where('userId', '=', userId).execute();
    const documents = await ctx.db.selectFrom('Verification').select('fullName').where('userId', '=', userId).execute();
    const bookings = await ctx.db
        .selectFrom('Booking')
        .select(['id', 'reference'])
        .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
        .execute();
    const conversations = await ctx.db
        .selectFrom('Conversation')
        .select('id')
        .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
        .execute();
    const tickets = await ctx.db.selectFrom('Ticket').select('code').where('requesterId', '=', userId).execute();
    return {
        addresses: distinct([
            user?.email,
            user?.phone,
            ...emails.map(({ email }) => email),
            ...phones.map(({ phone }) => phone),
        ]),
        names: distinct([user?.fullName, user?.displayName, ...documents.map(({ fullName }) => fullName)]).filter((name) => name.length >= MIN_LENGTH),
        bookings: [
            ...bookings.flatMap(({ id, reference }) => [toGlobalId('Booking', id), reference]),
            ...conversations.map(({ id }) => toGlobalId('Conversation', id)),
            ...tickets.map(({ code }) => code),
        ],
    };
}
function distinct(values) {
    return [...new Set(values.filter((value) => Boolean(value)))];
}
//# sourceMappingURL=personal-texts.js.map