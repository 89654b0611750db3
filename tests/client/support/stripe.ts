import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Listener = (event: object) => void;

/** Replaces the provider's script: only the calls that our fields make of it. */
export function fakeStripe() {
  const listeners = new Map<string, Listener>();
  const element = {
    mount: vi.fn(),
    destroy: vi.fn(),
    update: vi.fn(),
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    once: vi.fn(),
    off: vi.fn(),
  };
  const elements = {
    create: vi.fn(() => element),
    getElement: vi.fn(() => null),
    update: vi.fn(),
    submit: vi.fn((): Promise<{ error?: object }> => Promise.resolve({})),
  };
  const stripe = {
    elements: vi.fn((_options: Record<string, unknown>) => elements),
    createToken: vi.fn(),
    createPaymentMethod: vi.fn((_request: object): Promise<{ paymentMethod?: { id: string }; error?: object }> =>
      Promise.resolve({ paymentMethod: { id: 'pm_stripe' } }),
    ),
    confirmCardPayment: vi.fn(),
    _registerWrapper: vi.fn(),
    registerAppInfo: vi.fn(),
  };
  const emit = (name: 'ready' | 'change' | 'loaderror', event: object = {}) =>
    act(() => listeners.get(name)?.({ ...event }));
  return { stripe, elements, element, emit, open: vi.fn((_key: string) => stripe) };
}
