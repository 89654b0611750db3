/** Sends a notification on a channel of PostgreSQL; inside a transaction it leaves with the commit. At most 8000 bytes. */
export async function notifyChannel(db, channel, payload = '') {
    await db.selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(channel), eb.val(payload)]).as('sent')).execute();
}
//# sourceMappingURL=notify-channel.js.map