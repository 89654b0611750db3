import { deleteByName } from '../state/browser-storage';
import type { AnalyticsIds } from './analytics-ids';
import { pagePath } from './page-path';

/** Prefixes of the cookies and storage keys of these tools; none of ours begins with them. */
const THEIRS = /^_(ga|gid|gat|gac|gcl|dc_gtm|clck|clsk|cltk|uet)/;

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

function loadBehaviourAnalytics(id: string, hasMarketing: boolean): void {
  // Recordings show where people click, never a name, an address or a message.
  document.body.dataset['clarityMask'] = 'true';
  const queue: unknown[][] = [];
  window.clarity ??= Object.assign((...command: unknown[]) => void queue.push(command), { q: queue });
  window.clarity('consentv2', { ad_Storage: hasMarketing ? 'granted' : 'denied', analytics_Storage: 'granted' });
  loadScript(`https://www.clarity.ms/tag/${encodeURIComponent(id)}`);
}

/* Back or forward may lead to a page whose URL is a secret, opened before the scripts: it is loaded again, without them. */
function leaveForSecrets(): void {
  const onMove = (event: Event) => {
    if (pagePath(location.href) === location.href) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  // Before the listeners of the scripts.
  window.addEventListener('popstate', onMove, true);
}

/** Loads the tools that have an id. */
export function loadScripts({ tagManagerId, behaviourAnalyticsId }: AnalyticsIds, hasMarketing: boolean): void {
  leaveForSecrets();
  if (tagManagerId) loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  if (behaviourAnalyticsId) loadBehaviourAnalytics(behaviourAnalyticsId, hasMarketing);
}

/** Ends analytics without reloading the page: nothing is sent from here on, and stored data are deleted. */
export function stopAnalytics({ policyWithout }: AnalyticsIds): void {
  // A running script cannot be unloaded, but a page's policy can be made stricter.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = policyWithout;
  document.head.append(policy);
  window.clarity?.('stop');
  window.dataLayer?.splice(0);
  deleteAnalyticsData();
}

/** Deletes the tools' cookies, for this host and the domains above it, and their storage keys. */
export function deleteAnalyticsData(): void {
  const host = location.hostname.split('.');
  const domains = host.map((_part, index) => host.slice(index).join('.'));
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((known) => THEIRS.test(known))) {
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0; domain=${domain}`;
  }
  deleteByName(THEIRS);
}
