/** Tables whose rows only their user needs. Consents stay as proof of what the user agreed to; they hold no name. */
const OWN_TABLES = [
    'PushSubscription',
    'Session',
    'KnownDevice',
    'EmailToken',
    'TotpFactor',
    'RecoveryCode',
    'MfaChallenge',
    'PhoneCode',
    'UserRole',
    'AccountMeasure',
    'TraderDetails',
    'Verification',
    'Notification',
    'DataExport',
    'DataRequest',
    'IdempotencyKey',
    'RepeatedAnswer',
    'ApiKey',
    'AppGrant',
    'PartnerApp',
    'WebhookEndpoint',
    'Favorite',
    'FavoriteList',
    'SavedSearch',
    'WaitingPlace',
    'UsefulReview',
    'MessagePause',
    'QuickReply',
    'MessageReport',
    'MessageMail',
    'PaymentMethod',
    'PaymentCustomer',
    'PayoutAccount',
];
/** Tables that are also written signed out, under an e-mail address. */
const TABLES_BY_EMAIL = [
    'SpaceReport',
    'ReviewReport',
    'UserReport',
    'ReportCase',
];
/** Deletes the rows that only the user needs. */
export async function eraseOwnRows(tx, userId) {
    // Kysely cannot type the columns of a union of tables; every one listed has `userId`.
    for (const table of OWN_TABLES)
        await tx.db
            .deleteFrom(table)
            .where('userId', '=', userId)
            .execute();
    // What the staff decided about the user without a report; cases of reports are those of who reported.
    await tx.db.deleteFrom('ReportCase').where('isOwnInitiative', '=', true).where('concernedId', '=', userId).execute();
    await tx.db.deleteFrom('StaffNote').where('subjectType', '=', 'User').where('subjectId', '=', userId).execute();
    const { email } = await tx.db.selectFrom('User').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    for (const table of TABLES_BY_EMAIL) {
        await tx.db
            .deleteFrom(table)
            .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
            .execute();
    }
    await tx.db.updateTable('Acceptance').set({ ip: null, userAgent: null }).where('userId', '=', userId).execute();
    await tx.db.deleteFrom('WaitingListEntry').where('email', '=', email).execute();
}
/** Deletes texts, stored goods and card details of the user's bookings. Amounts and days stay in the books. */
export async function eraseBookingTexts(tx, userId) {
    await tx.db
        .updateTable('Booking')
        .set({
        message: '',
        declineText: null,
        cancelText: null,
        noticeText: null,
        externalId: null,
        externalSourceId: null,
    })
        .where((eb) => eb.or([eb('renterId', '=', userId), eb('hostId', '=', userId)]))
        .execute();
    await tx.db.updateTable('Booking').set({ goods: [], declaredValue: null }).where('renterId', '=', userId).execute();
    await tx.db
        .updateTable('Payment')
        .set({ paymentMethodRef: null, methodBrand: null, methodLast4: null, actionUrl: null })
        .where('renterId', '=', userId)
        .execute();
}
/** Leaves of the account only the uuid that the books refer to; nobody can sign in to it. */
export async function anonymizeUser(tx, userId) {
    const now = tx.clock.now();
    await tx.db
        .updateTable('User')
        .set({
        email: `erased-${userId}@erased.invalid`,
        fullName: '',
        passwordHash: '!',
        emailVerifiedAt: null,
        marketingConsentAt: null,
        bio: '',
        isTrader: null,
        responseMinutes: null,
        responseRatePercent: null,
        featuredHostSince: null,
        suspendedAt: null,
        suspendedReason: null,
        displayName: null,
        avatarKey: null,
        city: null,
        languages: [],
        phone: null,
        phoneVerifiedAt: null,
        birthDate: null,
        identityVerifiedAt: null,
        notificationPreferences: {},
        intention: null,
        onboarding: {},
        onboardedAt: null,
        passwordChangedAt: null,
        erasedAt: now,
        updatedAt: now,
    })
        .where('id', '=', userId)
        .execute();
}
//# sourceMappingURL=erase-rows.js.map