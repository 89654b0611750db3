/** Calls to the outside that run side by side: a silent one holds up few others. */
const WIDTH = 8;
/** Runs the work for some rows at a time, for calls to the outside; a failure is logged and does not stop the others. */
export async function atOnce(ctx, rows, work) {
    const left = rows.values();
    const lane = async () => {
        for (const row of left)
            await sweep(ctx, [row], work);
    };
    await Promise.all(Array.from({ length: Math.min(WIDTH, rows.length) }, lane));
}
/** Runs the work for each row in turn; a failure is logged and does not stop the others. */
export async function sweep(ctx, rows, work) {
    for (const { id } of rows) {
        try {
            await work(ctx, id);
        }
        catch (error) {
            ctx.log.error({ err: error, id }, `${work.name} failed`);
        }
    }
}
//# sourceMappingURL=sweep.js.map