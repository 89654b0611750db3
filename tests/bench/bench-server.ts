import { createApp } from '../../server/app.js';
import { testConfig } from '../support/test-config.js';

// A process of its own, as in production: the caller's work must not be counted as the server's.
const [databaseUrl = ''] = process.argv.slice(2);
const app = await createApp({
  config: testConfig({ environment: 'production' }),
  databaseUrl,
  background: false,
  clientDir: null,
});
process.send?.({ url: app.url });
process.on('disconnect', () => void app.stop().then(() => process.exit(0)));
