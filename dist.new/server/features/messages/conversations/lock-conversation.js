/** Locks a conversation until the transaction ends, so that messages and blocks of the two sides cannot overtake each other. */
export async function lockConversation(tx, id) {
    await tx.db.selectFrom('Conversation').select('id').where('id', '=', id).forUpdate().execute();
}
//# sourceMappingURL=lock-conversation.js.map