import type { ServiceContext } from '../../../core/context.js';
import type { MeteredCall } from '../../../core/metered-call.js';
import { HourMeter } from '../status/hour-meter.js';
import { UsageMeter } from './usage-meter.js';

/** Counts the calls of the API: those of programs for their developers, all of them for the status page. */
export class CallMeter {
  private readonly usage: UsageMeter;
  private readonly hours: HourMeter | null;

  /** Tests switch the hourly counts off, where only requested writes are allowed. */
  constructor(
    private readonly makeContext: () => ServiceContext,
    hasHours: boolean,
  ) {
    this.usage = new UsageMeter(makeContext);
    this.hours = hasHours ? new HourMeter(makeContext) : null;
  }

  count(call: MeteredCall): void {
    const { clock } = this.makeContext();
    if (call.caller) this.usage.count(call.caller, clock.today(), call);
    this.hours?.count(clock.now(), call);
  }

  async write(): Promise<void> {
    await this.usage.write();
    await this.hours?.write();
  }
}
