import lighthouse, { type RunnerResult } from 'lighthouse';
import { launchBrowser } from '../support/browser.js';
import type { Run } from './metrics.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PORT = 9_333;

/** One visit of Lighthouse's phone: slow 4G and a processor four times slower, both simulated; storage empty before. */
export async function measure(url: string): Promise<Run> {
  const browser = await launchBrowser({ debuggingPort: PORT });
  // Now and then Chromium does not record the beginning of a visit, which Lighthouse says; it is made once more.
  const { lhr } = await visit(url)
    .catch(() => visit(url))
    .finally(() => browser.close());
  const scoreOf = (category: (typeof CATEGORIES)[number]): number =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const valueOf = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const missed = CATEGORIES.slice(1).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(
        ({ id }) =>
          `${category}: ${lhr.audits[id]?.title ?? id} ${JSON.stringify(lhr.audits[id]?.details ?? {}).slice(0, 600)}`,
      ),
  );
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    tbt: valueOf('total-blocking-time'),
    fcp: valueOf('first-contentful-paint'),
    speedIndex: valueOf('speed-index'),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    missed,
    report: lhr,
  };
}

async function visit(url: string): Promise<RunnerResult> {
  const settings = {
    formFactor: 'mobile' as const,
    throttlingMethod: 'simulate' as const,
    onlyCategories: [...CATEGORIES],
  };
  const result = await lighthouse(
    url,
    { port: PORT, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings },
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
  return result;
}
