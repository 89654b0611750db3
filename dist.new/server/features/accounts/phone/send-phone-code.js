import { Locale } from '../../../core/values/locale.js';
import { hashPhoneCode, phoneCode } from '../secrets.js';
const TEXTS = {
    [Locale.ES]: (code) => `Hueco: tu código es ${code}. Vale 10 minutos. No se lo digas a nadie; nosotros nunca te lo pediremos.`,
    [Locale.EN]: (code) => `Hueco: your code is ${code}. It is good for 10 minutes. Tell it to nobody; we will never ask you for it.`,
};
/** The job that sends a code, unless a newer one has replaced it. */
export async function sendPhoneCode(ctx, userId, codeId) {
    const row = await ctx.db
        .selectFrom('PhoneCode as c')
        .innerJoin('User as u', 'u.id', 'c.userId')
        .select(['c.phone', 'c.codeHash', 'u.locale'])
        .where('c.userId', '=', userId)
        .where('c.expiresAt', '>', ctx.clock.now())
        .executeTakeFirst();
    const code = phoneCode(ctx.config, codeId);
    if (!row || row.codeHash !== hashPhoneCode(ctx.config, userId, row.phone, code))
        return;
    await ctx.ports.sms.send({ id: codeId, to: row.phone, text: TEXTS[row.locale](code) });
}
//# sourceMappingURL=send-phone-code.js.map