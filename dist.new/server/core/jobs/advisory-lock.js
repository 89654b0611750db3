/** Waits for the lock of this name and holds it until the transaction ends. */
export async function lockByName({ db }, name) {
    await db
        .selectNoFrom((eb) => {
        const key = eb.fn('hashtextextended', [eb.val(name), eb.lit(0)]);
        return eb.fn('pg_advisory_xact_lock', [key]).as('lock');
    })
        .execute();
}
//# sourceMappingURL=advisory-lock.js.map