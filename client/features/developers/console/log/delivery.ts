import { CircleX, Check, Clock, type LucideIcon } from 'lucide-react';
import type { LoggedDelivery_WebhookDeliveryFragment } from '../../../../generated/graphql';
import type { WebhookDeliveryState } from '../../../../generated/schema';

export type Delivery = LoggedDelivery_WebhookDeliveryFragment;
export type Attempt = Delivery['attempts'][number];

/** The style of a state. */
export const LOOKS: Readonly<Record<WebhookDeliveryState, { icon: LucideIcon; color: string }>> = {
  DELIVERED: { icon: Check, color: 'fg.success' },
  FAILED: { icon: CircleX, color: 'fg.error' },
  WAITING: { icon: Clock, color: 'fg.muted' },
};

const PROBLEMS = ['TIMEOUT', 'ADDRESS_REFUSED', 'NO_CONNECTION'] as const;

/** Why there was no response. */
export const problemOf = ({ problem }: Attempt): (typeof PROBLEMS)[number] =>
  PROBLEMS.find((one) => one === problem) ?? 'NO_CONNECTION';

export const isTaken = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;
