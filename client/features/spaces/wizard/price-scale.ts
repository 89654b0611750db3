import type { PriceSuggestion } from './use-price-suggestion';

/** The axis of the price chart, in whole euros. */
export interface PriceScale {
  from: number;
  to: number;
  ticks: number[];
  bars: { from: number; to: number; count: number }[];
}

const NICE_STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const MOST_TICKS = 5;
const MOST_BARS = 30;
const BIN = 5;
const CENTS = 100;

/** An axis with at most five round ticks that includes all comparables and the suggestion, with the comparables as bars. */
export function priceScale({
  distribution,
  lowCents,
  highCents,
}: Pick<PriceSuggestion, 'distribution' | 'lowCents' | 'highCents'>): PriceScale {
  const bins = distribution.map(({ fromCents, count }) => ({ from: fromCents / CENTS, count }));
  const least = Math.min(lowCents / CENTS, ...bins.map((bin) => bin.from));
  const most = Math.max(highCents / CENTS, ...bins.map((bin) => bin.from + BIN));
  const step = NICE_STEPS.find((size) => Math.ceil(most / size) - Math.floor(least / size) < MOST_TICKS) ?? 1000;
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  return { from, to, ticks, bars: barsOf(bins, from, to) };
}

function barsOf(bins: readonly { from: number; count: number }[], from: number, to: number): PriceScale['bars'] {
  const width = BIN * Math.max(1, Math.ceil((to - from) / BIN / MOST_BARS));
  return Array.from({ length: Math.ceil((to - from) / width) }, (_, index) => {
    const left = from + index * width;
    const right = Math.min(left + width, to);
    const count = bins.filter((bin) => bin.from >= left && bin.from < right).reduce((sum, bin) => sum + bin.count, 0);
    return { from: left, to: right, count };
  });
}
