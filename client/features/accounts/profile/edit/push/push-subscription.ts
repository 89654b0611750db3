/** Why this browser cannot be notified: it cannot at all, its worker does not run, or its owner said no. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/* Without a worker, as in development, `ready` would never come. */
const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  isSupported() && (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;

/** The subscription that this browser has; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is notified now, or why it cannot be. */
export async function readPushState(): Promise<PushState> {
  if (!(await registration())) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return (await currentSubscription()) ? 'on' : 'off';
}

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Asks the person and the browser; null when the person says no. */
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
