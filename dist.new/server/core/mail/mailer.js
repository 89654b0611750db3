import { addJob } from '../jobs/jobs.js';
/** Each wait is longer than the one before: with so many a mail server may be away for a day. */
const ATTEMPTS = 14;
/** Queues a mail in the open transaction: it leaves after the commit, or so many milliseconds later, or not at all. */
export async function queueMail(tx, mail, afterMs = 0) {
    await addJob(tx, 'mail.send', mail, {
        jobKey: `mail:${mail.id}`,
        maxAttempts: ATTEMPTS,
        isOutbound: true,
        afterMs,
    });
}
/** The job that composes and sends queued mails. */
export function registerMailJob(jobs, templates) {
    jobs.on('mail.send', async (ctx, payload) => {
        const { id, to, locale, template, params } = payload;
        const compose = templates[template];
        if (!compose)
            throw new Error(`there is no mail template ${template}`);
        await ctx.ports.mail.send({ id, to, ...compose(params, { locale, config: ctx.config }) });
    });
}
/** A text parameter that may be left out. */
export function optionalTextParam(params, name) {
    const value = params[name];
    return typeof value === 'string' ? value : null;
}
/** A parameter that must be text. */
export function textParam(params, name) {
    const value = params[name];
    if (typeof value !== 'string')
        throw new Error(`the mail needs ${name}`);
    return value;
}
//# sourceMappingURL=mailer.js.map