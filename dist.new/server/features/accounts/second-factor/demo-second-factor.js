/** The accounts whose second factor is public, so that the demo's staff pages can be tried. */
export const DEMO_STAFF_EMAILS = ['admin', 'support', 'moderator', 'finance', 'content'].map((name) => `${name}@hueco.test`);
/** Their secret; only databases with demo data contain it. */
export const DEMO_STAFF_SECRET = 'HUECODEMOSTAFF22HUECODEMOSTAFF22';
//# sourceMappingURL=demo-second-factor.js.map