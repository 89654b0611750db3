/** User agents of bots; a missing user agent counts as one too. */
const BOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici/i;

export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || BOT.test(userAgent);
