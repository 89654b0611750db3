import { writeFileSync } from 'node:fs';
import { setCut } from '../../../server/core/fault-points.js';
import { runRental } from '../../support/money-model/rental-life.js';
import { openMarket } from '../../support/money-model/market.js';

// A process that runs a rental and is killed at one of its points, as by a power cut.
const { databaseUrl, point, clockFile } = JSON.parse(process.argv[2] ?? '') as Record<string, string>;
const market = await openMarket({ databaseUrl: databaseUrl ?? '' });
setCut((reached) => {
  if (reached === point) process.kill(process.pid, 'SIGKILL');
});
await runRental(market, () => writeFileSync(clockFile ?? '', market.world.clock.now().toISOString()));
process.exit(0);
