// `npm run lighthouse`: the built product's public pages as Lighthouse's phone sees them, against the metrics of U6.
// Options: --runs 3, --only home,search, --url of a product that runs already, --reports folder for the whole reports.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { medians, missedMetrics, table, type Metrics } from './metrics.js';
import { measure } from './measure.js';
import { startProduct, type Product } from './product.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    url: { type: 'string' },
    reports: { type: 'string' },
  },
});
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const product = await startProduct(values.url ?? null);
  try {
    const pages = Object.entries(await product.pages()).filter(
      ([name]) => values.only?.split(',').includes(name) ?? true,
    );
    const metrics: Record<string, Metrics> = {};
    for (const [name, address] of pages) metrics[name] = await metricsOf(product, name, address);
    say(`\n${table(metrics)}`);
    const isGood = pages.every(([name]) => missedMetrics(name, metrics[name] as Metrics).length === 0);
    say(isGood ? '\nEvery metric is met.' : '\nWhat bears a ✘ is missed.');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await product.stop();
  }
}

async function metricsOf(product: Product, name: string, address: string): Promise<Metrics> {
  // A server that has just been started is met by nobody: the first answer is not counted.
  await fetch(product.url + address);
  const runs = [];
  for (let number = 1; number <= Number(values.runs); number++) {
    const run = await measure(product.url + address);
    say(
      `${name} ${number}: ${run.performance} · LCP ${Math.round(run.lcp)} ms · TBT ${Math.round(run.tbt)} ms · CLS ${run.cls.toFixed(3)} (benchmark ${Math.round(run.benchmarkIndex)}, load ${loadavg()[0]?.toFixed(1)})`,
    );
    if (values.reports) keep(values.reports, `${name}-${number}.json`, run.report);
    runs.push(run);
  }
  for (const complaint of new Set(runs.flatMap(({ missed }) => missed))) say(`  ${complaint}`);
  return medians(runs);
}

function keep(folder: string, file: string, report: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(report));
}

await main();
