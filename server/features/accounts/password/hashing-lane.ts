import { clientBlock } from '../../../core/rate-limits/client-network.js';

/** The requester of a password check or hash. */
export interface HashingRequester {
  /** A browser that has signed in before, or an open session. */
  readonly isKnown: boolean;
  /** The id of an account or known device, or an e-mail address. */
  readonly account: string;
  /** The network as rate limits count it, see `clientNetwork`. */
  readonly network: string;
}

/** Maximum of tasks, running and waiting, per account, per network and in a lane. */
export interface LaneLimits {
  readonly perAccount: number;
  readonly perNetwork: number;
  readonly waiting: number;
}

/** A requester that waits for a turn. */
export interface Waiter {
  readonly requester: HashingRequester;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Turns that count as recent; older ones no longer put a requester behind others. */
const RECENT_TURNS = 32;

/** A waiting list with limits per account and network; turns alternate between address blocks, then networks, then accounts. */
export class HashingLane {
  private readonly held = new Map<string, number>();
  private readonly waiters: Waiter[] = [];
  private readonly recent: (readonly string[])[] = [];

  constructor(private readonly limits: LaneLimits) {}

  get isEmpty(): boolean {
    return this.waiters.length === 0;
  }

  /** Counts a requester in and returns the function that counts it out; null when its account or network is at the limit. */
  enter({ account, network }: HashingRequester): (() => void) | null {
    const [accountKey, networkKey] = [`account ${account}`, `network ${network}`] as const;
    if (this.heldBy(accountKey) >= this.limits.perAccount || this.heldBy(networkKey) >= this.limits.perNetwork)
      return null;
    for (const key of [accountKey, networkKey]) this.held.set(key, this.heldBy(key) + 1);
    return () => {
      for (const key of [accountKey, networkKey]) {
        const left = this.heldBy(key) - 1;
        if (left > 0) this.held.set(key, left);
        else this.held.delete(key);
      }
    };
  }

  /** Adds a waiter. When the list is full, refuses the last waiter of the block with the most waiters, possibly the new one. */
  add(waiter: Waiter): void {
    this.waiters.push(waiter);
    if (this.waiters.length > this.limits.waiting) this.refuseFromLargestBlock();
  }

  /** Removes a waiter. */
  remove(waiter: Waiter): void {
    const index = this.waiters.indexOf(waiter);
    if (index >= 0) this.waiters.splice(index, 1);
  }

  /** Removes and returns the waiter whose block, network and account had a turn longest ago; the earliest of equals. */
  takeNext(): Waiter | undefined {
    let [next, best]: [Waiter | undefined, readonly number[]] = [undefined, []];
    for (const waiter of this.waiters) {
      const turns = this.lastTurnsOf(waiter.requester);
      if (!next || isEarlier(turns, best)) [next, best] = [waiter, turns];
    }
    if (next) this.remove(next);
    return next;
  }

  /** Records that a requester had a turn. */
  recordTurn(requester: HashingRequester): void {
    this.recent.push(levelsOf(requester));
    if (this.recent.length > RECENT_TURNS) this.recent.shift();
  }

  private heldBy(key: string): number {
    return this.held.get(key) ?? 0;
  }

  private lastTurnsOf(requester: HashingRequester): number[] {
    return levelsOf(requester).map((key, level) => this.recent.findLastIndex((turn) => turn[level] === key));
  }

  private refuseFromLargestBlock(): void {
    const byBlock = Map.groupBy(this.waiters, ({ requester }) => clientBlock(requester.network));
    const largest = [...byBlock.values()].reduce((most, others) => (others.length >= most.length ? others : most));
    const refused = largest.at(-1);
    if (!refused) return;
    this.remove(refused);
    refused.refuse();
  }
}

/** The keys that turns alternate between, widest first. */
function levelsOf({ network, account }: HashingRequester): readonly string[] {
  return [clientBlock(network), network, account];
}

/** Compares level by level; -1 means no recent turn. */
function isEarlier(one: readonly number[], other: readonly number[]): boolean {
  const level = one.findIndex((turn, index) => turn !== other[index]);
  return level >= 0 && (one[level] ?? 0) < (other[level] ?? 0);
}
