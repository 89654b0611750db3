import { traced } from '../core/tracing.js';
import { paymentProviders } from './payments/payment-providers.js';
import type { Ports } from './ports.js';

/** Wraps the outside services so that each call is a span, without arguments and results, which contain personal data. */
export function tracedPorts(ports: Ports): Ports {
  const [payments, ...others] = ports.payments.all.map((provider) => tracedCalls('payments', provider));
  return {
    ...ports,
    calendarFeeds: tracedCalls('calendar-feeds', ports.calendarFeeds),
    mail: tracedCalls('mail', ports.mail),
    payments: payments ? paymentProviders(payments, ...others) : ports.payments,
    push: tracedCalls('push', ports.push),
    sms: tracedCalls('sms', ports.sms),
    translator: ports.translator && tracedCalls('translator', ports.translator),
    webhooks: tracedCalls('webhooks', ports.webhooks),
  };
}

function tracedCalls<T extends object>(service: string, port: T): T {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown =>
        traced(`${service} ${String(key)}`, { kind: 'client', attributes: { 'peer.service': service } }, () =>
          Reflect.apply(value, target, args),
        );
    },
  });
}
