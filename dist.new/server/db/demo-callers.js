import { DEMO_API_KEY } from '../features/partners/keys/demo-key.js';
import { DEMO_PASSWORD } from './seed/seed.js';
export const DEMO_CALLERS = [
    { name: 'renter', email: 'renter@hueco.test', password: DEMO_PASSWORD },
    { name: 'host', email: 'host@hueco.test', password: DEMO_PASSWORD },
    { name: 'partner', key: DEMO_API_KEY },
];
//# sourceMappingURL=demo-callers.js.map