import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config.js';
import { DomainError, ErrorCode } from '../core/errors.js';
import type { PaymentsPort } from './payments.js';
import { SandboxPayments } from './payments-sandbox.js';

/** The sandbox in demos; without it nobody can pay until a real provider's adapter is set up. */
export function createPayments(config: Config, orm: MikroORM): PaymentsPort {
  return config.demo ? new SandboxPayments(() => orm.em.fork()) : new NoPayments();
}

/** No provider: browsing and publishing work, paying answers that it is unavailable. */
class NoPayments implements PaymentsPort {
  readonly name = 'none';

  authorize(): Promise<never> {
    return this.refuse();
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  retrieve(): Promise<never> {
    return this.refuse();
  }

  capture(): Promise<never> {
    return this.refuse();
  }

  chargeOffSession(): Promise<never> {
    return this.refuse();
  }

  void(): Promise<never> {
    return this.refuse();
  }

  refund(): Promise<never> {
    return this.refuse();
  }

  private refuse(): Promise<never> {
    return Promise.reject(new DomainError(ErrorCode.PAYMENT_UNAVAILABLE));
  }
}
