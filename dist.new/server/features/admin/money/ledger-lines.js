const MAX_SHOWN = 100;
/** The lines of the books about a payment or its cycle, in the order in which they were booked. */
export async function linesOfPayment({ db }, { id, cycleId }) {
    const rows = await db
        .selectFrom('LedgerEntry')
        .select(['id', 'account', 'amountCents', 'memo', 'createdAt'])
        .where((eb) => cycleId === null ? eb('paymentId', '=', id) : eb.or([eb('paymentId', '=', id), eb('cycleId', '=', cycleId)]))
        .orderBy('id')
        .limit(MAX_SHOWN)
        .execute();
    return rows.map(({ id: number, createdAt, ...line }) => ({ ...line, number: Number(number), bookedAt: createdAt }));
}
//# sourceMappingURL=ledger-lines.js.map