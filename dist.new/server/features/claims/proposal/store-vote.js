/** Stores a side's vote; a second one of the same side changes nothing. Says whether both sides have accepted by now. */
export async function storeVote(tx, vote) {
    const { claimId, subject, side, isAccepted } = vote;
    await tx.db
        .insertInto('ClaimVote')
        .values({ claimId, subject, side, isAccepted, createdAt: tx.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const accepted = await tx.db
        .selectFrom('ClaimVote')
        .select('side')
        .where('claimId', '=', claimId)
        .where('subject', '=', subject)
        .where('isAccepted', '=', true)
        .execute();
    return accepted.length === 2;
}
//# sourceMappingURL=store-vote.js.map