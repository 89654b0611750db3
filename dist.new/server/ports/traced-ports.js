import { traced } from '../core/tracing.js';
import { paymentProviders } from './payments/payment-providers.js';
/** The same outside services, each call of which is a span. Without arguments and answers: those name people. */
export function tracedPorts(ports) {
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
function tracedCalls(service, port) {
    return new Proxy(port, {
        get(target, key) {
            const value = Reflect.get(target, key);
            if (typeof value !== 'function')
                return value;
            return (...args) => traced(`${service} ${String(key)}`, { kind: 'client', attributes: { 'peer.service': service } }, () => Reflect.apply(value, target, args));
        },
    });
}
//# sourceMappingURL=traced-ports.js.map