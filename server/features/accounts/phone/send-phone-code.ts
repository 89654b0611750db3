import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/locale.js';
import { hashPhoneCode, phoneCode } from '../secrets.js';

const TEXTS: Readonly<Record<Locale, (code: string) => string>> = {
  [Locale.ES]: (code) => `Hueco: tu código es ${code}. Vale 10 minutos. No se lo digas a nadie; nosotros nunca te lo pediremos.`,
  [Locale.EN]: (code) => `Hueco: your code is ${code}. It is good for 10 minutes. Tell it to nobody; we will never ask you for it.`,
};

/** The job behind a code: sends it, unless a newer one has taken its place. */
export async function sendPhoneCode(ctx: ServiceContext, userId: string, codeId: string): Promise<void> {
  const [row] = await ctx.em.execute<{ phone: string; code_hash: string; locale: Locale }[]>(
    'select c.phone, c.code_hash, u.locale from phone_codes c join users u on u.id = c.user_id where c.user_id = ? and c.expires_at > ?',
    [userId, ctx.clock.now()],
  );
  const code = phoneCode(ctx.config, codeId);
  if (!row || row.code_hash !== hashPhoneCode(ctx.config, userId, row.phone, code)) return;
  await ctx.ports.sms.send({ id: codeId, to: row.phone, text: TEXTS[row.locale](code) });
}
