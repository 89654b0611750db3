/**
 * Random numbers that are the same in every run: demo data must not change between two starts. (sfc32: 128 bits of state, so ids never
 * collide.)
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number | readonly [number, number, number]) {
    [this.a, this.b, this.c] = typeof seed === 'number' ? [seed >>> 0, 0x9e3779b9, 0x243f6a88] : seed;
    for (let round = 0; round < 15; round++) this.bits();
  }

  /** An independent stream that starts from here. */
  fork(): readonly [number, number, number] {
    return [this.bits(), this.bits(), this.bits()];
  }

  private bits(): number {
    const sum = (this.a + this.b + this.counter) >>> 0;
    this.counter = (this.counter + 1) >>> 0;
    this.a = (this.b ^ (this.b >>> 9)) >>> 0;
    this.b = (this.c + (this.c << 3)) >>> 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) >>> 0;
    return sum;
  }

  /** 0 up to 1, without 1. */
  next(): number {
    return this.bits() / 0x1_0000_0000;
  }

  /** A whole number from one bound to the other, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }

  /** One of the items, chosen by weight. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items[items.length - 1]?.[0] as T;
  }

  /** Some of the items, each with its own probability, in order. */
  some<T>(items: readonly (readonly [item: T, probability: number])[]): T[] {
    return items.filter(([, probability]) => this.chance(probability)).map(([item]) => item);
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.bits().toString(16).padStart(8, '0')).join('');
    const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
}
