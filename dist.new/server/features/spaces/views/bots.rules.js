/** How programs that read pages by themselves name themselves; who sends no name is one of them too. */
const BOT = /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici/i;
export const isBot = (userAgent) => userAgent.trim() === '' || BOT.test(userAgent);
//# sourceMappingURL=bots.rules.js.map