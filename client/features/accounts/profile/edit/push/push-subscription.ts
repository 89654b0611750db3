/** Why this browser cannot be subscribed: not supported, no service worker, or permission denied. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/* Without a service worker, as in development, `ready` would never resolve. */
const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  isSupported() && (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;

/** The subscription of this browser; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is subscribed, here and for the server, which ends a subscription with its session; or why it cannot be. */
export async function readPushState(isKnown: (endpoint: string) => Promise<boolean>): Promise<PushState> {
  if (!(await registration())) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await currentSubscription();
  return subscription && (await isKnown(subscription.endpoint)) ? 'on' : 'off';
}

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Asks for permission and subscribes; null when the permission is denied. */
export async function subscribe(applicationServerKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registration();
  const former = await worker?.pushManager.getSubscription();
  // One that was made with another key cannot be used.
  await former?.unsubscribe();
  const subscription = await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}
